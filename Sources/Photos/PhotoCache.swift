/// Pictures by key, the least recently used given up when their bytes pass a budget.
package struct PhotoCache<Key: Hashable & Sendable>: Sendable {
  private struct Entry: Sendable {
    var photo: Photo
    var lastUse: UInt64
  }

  /// How many bytes of pixels are kept at most; a single picture above it is kept until the next arrives.
  package var byteBudget: Int {
    didSet { evict(sparing: nil) }
  }
  /// How many bytes of pixels are kept now.
  package private(set) var byteCount = 0
  private var entries: [Key: Entry] = [:]
  private var uses: UInt64 = 0

  /// An empty cache.
  package init(byteBudget: Int) {
    self.byteBudget = byteBudget
  }

  /// How many pictures are kept.
  package var count: Int { entries.count }

  /// Whether there is a picture for `key`; does not count as a use.
  package func contains(_ key: Key) -> Bool { entries[key] != nil }

  /// The picture for `key`, which becomes the most recently used.
  package mutating func photo(for key: Key) -> Photo? {
    guard let photo = entries[key]?.photo else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return photo
  }

  /// Keeps `photo`, and gives up as many of the others as the budget asks for.
  package mutating func insert(_ photo: Photo, for key: Key) {
    remove(key)
    uses += 1
    entries[key] = Entry(photo: photo, lastUse: uses)
    byteCount += photo.pixels.count
    evict(sparing: key)
  }

  /// Gives up the picture for `key`.
  package mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    byteCount -= entry.photo.pixels.count
  }

  /// Gives up every picture.
  package mutating func removeAll() {
    entries.removeAll()
    byteCount = 0
  }

  // A game keeps tens of pictures, each megabytes: a search costs less than a list to keep in order.
  private mutating func evict(sparing spared: Key?) {
    while byteCount > byteBudget {
      guard let oldest = entries.filter({ $0.key != spared }).min(by: { $0.value.lastUse < $1.value.lastUse })
      else { return }
      remove(oldest.key)
    }
  }
}
