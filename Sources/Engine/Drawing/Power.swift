internal import Glibc

/// A number raised to a power.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
