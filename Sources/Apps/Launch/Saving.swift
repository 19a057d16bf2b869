internal import Drawing
internal import Geometry
internal import SDLHost
internal import SDLKit
internal import Scores
internal import ShareCards
internal import Storage
internal import Synchronization

/// Writes pictures, on a thread of their own where a window must not wait.
@MainActor
final class Saving {
  typealias Outcome = Result<CardSaver.Saved, CardSaver.Failure>
  typealias Completion = (Outcome) -> Void

  private let files: FileStore
  private let folders: [String]
  private let waits: Bool
  private let codes: CardCodes
  private let finished = Finished()
  private var completions: [Int: Completion] = [:]
  private var lastJob = 0

  /// What was finished on other threads.
  private final class Finished: Sendable {
    let outcomes = Mutex<[(Int, Outcome)]>([])
  }

  /// Makes a writer into the first of some folders that takes a file.
  ///
  /// - Parameters:
  ///   - places: Where files go.
  ///   - waits: Whether to write at once, as a program with a clock of its own must.
  ///   - codes: What puts a run into the file of its score card.
  init(_ places: Places, waits: Bool, codes: CardCodes) {
    self.codes = codes
    files = places.pictures
    folders = places.pictureFolders
    self.waits = waits
  }

  /// Writes a picture, with the run that it shows where there is one, and a text beside it.
  func save(
    _ image: PixelImage, fileName: String, caption: String?, payload: [UInt8]? = nil,
    completion: @escaping Completion
  ) {
    let job = Job(
      files: files, folders: folders, image: image, fileName: fileName, caption: caption,
      mark: { [codes] png in
        // A card without its text still has its code.
        payload.flatMap { try? codes.mark(png, .whole($0)) } ?? png
      })
    guard !waits else { return completion(job.outcome()) }
    lastJob += 1
    let (id, finished) = (lastJob, finished)
    completions[id] = completion
    Task.detached {
      let outcome = job.outcome()
      finished.outcomes.withLock { $0.append((id, outcome)) }
      Waker().wake()
    }
  }

  /// Calls the completions of what was finished meanwhile.
  func deliver() {
    guard !completions.isEmpty else { return }
    let outcomes = finished.outcomes.withLock { outcomes in
      defer { outcomes = [] }
      return outcomes
    }
    for (id, outcome) in outcomes { completions.removeValue(forKey: id)?(outcome) }
  }

  /// Waits for what is still being written, at most so many milliseconds.
  func finish(within milliseconds: Int) {
    let ticks = Ticks()
    let end = ticks.milliseconds + milliseconds
    while !completions.isEmpty, ticks.milliseconds < end {
      deliver()
      ticks.sleep(milliseconds: 2)
    }
  }
}

/// A picture on its way to the disk.
private struct Job: Sendable {
  let files: FileStore
  let folders: [String]
  let image: PixelImage
  let fileName: String
  let caption: String?
  let mark: @Sendable ([UInt8]) -> [UInt8]

  func outcome() -> Saving.Outcome {
    do {
      let picture = try files.saveUnderFreeName(folders, fileName, "png", mark(image.png()))
      let slash = picture.lastIndex(of: "/") ?? picture.startIndex
      let folder = String(picture[..<slash])
      if let caption {
        let name = picture[slash...].dropFirst().dropLast(".png".count)
        _ = try files.saveUnderFreeName([folder], String(name), "txt", Array(caption.utf8))
      }
      return .success(CardSaver.Saved(picture: picture, folder: folder))
    } catch let error as FileError {
      return .failure(
        CardSaver.Failure(
          reasonKey: error.wordKey, path: error.path, code: Int(error.code)))
    } catch {
      return .failure(CardSaver.Failure(reasonKey: "file.failed", path: fileName))
    }
  }
}
