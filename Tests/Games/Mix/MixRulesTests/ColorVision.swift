import Foundation
import MixRules

/// How a colour looks to an eye, and how far apart two looks are.
enum ColorVision: CaseIterable {
  case normal, protanopia, deuteranopia, tritanopia

  /// The matrices for full severity of Machado, Oliveira and Fernandes (2009), on linear sRGB.
  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  func look(of color: RGB) -> Lab {
    let linear = [color.red, color.green, color.blue].map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return Lab(linear: (matrix * linear).map { min(max($0, 0), 1) })
  }
}

/// A colour in CIE L*a*b* under D65.
struct Lab {
  let lightness: Double
  let a: Double
  let b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  init(linear: [Double]) {
    let toXYZ = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
      [0.0193339, 0.1191920, 0.9503041],
    ]
    let white = toXYZ * [1, 1, 1]
    let scaled = zip(toXYZ * linear, white).map { value, white in
      let ratio = value / white
      return ratio > 216.0 / 24389 ? cbrt(ratio) : (24389.0 / 27 * ratio + 16) / 116
    }
    self.init(
      lightness: 116 * scaled[1] - 16, a: 500 * (scaled[0] - scaled[1]),
      b: 200 * (scaled[1] - scaled[2]))
  }

  /// CIEDE2000 as Sharma, Wu and Dalal (2005) write it, with all weights 1.
  func difference(from other: Lab) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let g = 0.5 * (1 - (pow(meanChroma, 7) / (pow(meanChroma, 7) + pow(25, 7))).squareRoot())
    let (one, two) = (Polar(a * (1 + g), b), Polar(other.a * (1 + g), other.b))
    let chroma = (one.chroma + two.chroma) / 2
    let (turn, hue) = one.turnAndMean(to: two)
    let t =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
    let offset = pow((lightness + other.lightness) / 2 - 50, 2)
    let deltaL =
      (other.lightness - lightness) / (1 + 0.015 * offset / (20 + offset).squareRoot())
    let deltaC = (two.chroma - one.chroma) / (1 + 0.045 * chroma)
    let halfTurn = sin(turn / 2 * .pi / 180)
    let deltaH =
      2 * (one.chroma * two.chroma).squareRoot() * halfTurn / (1 + 0.015 * chroma * t)
    let angle = 60 * exp(-pow((hue - 275) / 25, 2)) * .pi / 180
    let strength = 2 * (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot()
    let cross = -sin(angle) * strength * deltaC * deltaH
    return (deltaL * deltaL + deltaC * deltaC + deltaH * deltaH + cross).squareRoot()
  }
}

private struct Polar {
  let chroma: Double
  let hue: Double

  init(_ a: Double, _ b: Double) {
    chroma = hypot(a, b)
    let degrees = atan2(b, a) * 180 / .pi
    hue = degrees < 0 ? degrees + 360 : degrees
  }

  /// The shorter turn from one hue to another, and the hue in its middle, in degrees.
  func turnAndMean(to other: Polar) -> (turn: Double, mean: Double) {
    guard chroma * other.chroma != 0 else { return (0, hue + other.hue) }
    let (turn, sum) = (other.hue - hue, hue + other.hue)
    if abs(turn) <= 180 { return (turn, sum / 2) }
    return (turn > 0 ? turn - 360 : turn + 360, sum < 360 ? sum / 2 + 180 : sum / 2 - 180)
  }
}

private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

private func * (matrix: [[Double]], vector: [Double]) -> [Double] {
  matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
}
