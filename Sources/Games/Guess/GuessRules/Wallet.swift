/// A player's coins, which are never negative and are shared by all packs.
public struct Wallet: Hashable, Sendable {
  /// What a new player has.
  public static let newPlayersCoins = 2000

  /// What a hint costs.
  public static let hintPrice = 500

  /// What a question earns when it is solved.
  public static let reward = 1000

  /// The coins at hand, 0 or more.
  public private(set) var coins: Int

  /// Makes a wallet.
  ///
  /// - Parameter coins: The coins in it; a negative number counts as none.
  public init(coins: Int = Wallet.newPlayersCoins) {
    self.coins = max(0, coins)
  }

  /// Whether a hint can be paid.
  public var affordsHint: Bool { coins >= Wallet.hintPrice }

  mutating func payHint() throws(Refusal) {
    guard affordsHint else { throw .notEnoughCoins(missing: Wallet.hintPrice - coins) }
    coins -= Wallet.hintPrice
  }

  mutating func earnReward() {
    let (sum, isTooMuch) = coins.addingReportingOverflow(Wallet.reward)
    coins = isTooMuch ? .max : sum
  }
}

extension Wallet: Codable {
  private enum CodingKeys: String, CodingKey { case coins }

  /// Reads a wallet; what is missing or makes no sense is a new player's.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: Where there is no object to read at all.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(coins: (try? values.decode(Int.self, forKey: .coins)) ?? Wallet.newPlayersCoins)
  }
}
