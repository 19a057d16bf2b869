// The C libraries that make and read QR codes, as one module.
//
// Neither is linked: Codes loads them when they are first needed.
#ifndef COLORMIX_CCODES_SHIM_H
#define COLORMIX_CCODES_SHIM_H

#include <qrencode.h>
#include <zbar.h>

#endif
