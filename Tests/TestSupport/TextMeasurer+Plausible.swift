public import Drawing

extension TextMeasurer {
  /// Widths like those of a humanist sans serif, without any font: narrow and wide letters differ,
  /// Chinese characters are one em wide, heavier weights are wider.
  public static var plausible: TextMeasurer {
    TextMeasurer { text, weight in
      text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * factor(of: weight)
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF: 1
    case _ where "ijlI.,:;'|!‹›·".unicodeScalars.contains(scalar): 0.27
    case _ where " ()[]ft-r\"/".unicodeScalars.contains(scalar): 0.36
    case _ where "mwMW@%…—".unicodeScalars.contains(scalar): 0.88
    case 0x41...0x5A: 0.68
    default: 0.57
    }
  }

  private static func factor(of weight: FontWeight) -> Double {
    switch weight {
    case .regular: 1
    case .medium: 1.02
    case .semibold: 1.04
    case .bold: 1.07
    case .extraBold: 1.1
    }
  }
}
