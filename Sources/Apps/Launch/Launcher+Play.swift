internal import Geometry
internal import SDLHost

extension Launcher {
  func demo(_ options: Options, _ assets: Assets) -> Int32 { 0 }
  func play(_ options: Options, _ assets: Assets) -> Int32 { 0 }
}
