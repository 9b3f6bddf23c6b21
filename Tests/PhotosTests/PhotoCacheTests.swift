import DecoderProtocol
import Geometry
import Testing

@testable import Photos

@Suite struct PhotoCacheTests {
  private func photo(_ width: Int) throws -> Photo {
    let pixels = try #require(PixelBuffer(count: width * 4))
    return Photo(
      info: PictureInfo(size: PixelSize(width, 1), originalSize: PixelSize(width, 1)), pixels: pixels)
  }

  @Test func theLeastRecentlyUsedGoesFirst() throws {
    var cache = PhotoCache<String>(byteBudget: 1_200)
    for name in ["a", "b", "c"] { cache.insert(try photo(100), for: name) }
    #expect(cache.byteCount == 1_200)
    #expect(cache.photo(for: "a") != nil)
    cache.insert(try photo(50), for: "d")
    #expect(!cache.contains("b") && cache.contains("a") && cache.contains("c") && cache.contains("d"))
    #expect(cache.byteCount == 1_000)
  }

  @Test func aPictureInsertedAgainCountsOnce() throws {
    var cache = PhotoCache<Int>(byteBudget: 1_000)
    cache.insert(try photo(100), for: 1)
    cache.insert(try photo(200), for: 1)
    #expect(cache.count == 1 && cache.byteCount == 800)
    cache.remove(1)
    #expect(cache.count == 0 && cache.byteCount == 0)
  }

  @Test func onePictureAboveTheBudgetIsKeptUntilTheNext() throws {
    var cache = PhotoCache<Int>(byteBudget: 100)
    cache.insert(try photo(100), for: 1)
    #expect(cache.contains(1))
    cache.insert(try photo(10), for: 2)
    #expect(!cache.contains(1) && cache.contains(2))
    cache.byteBudget = 10
    #expect(cache.count == 0)
  }

  @Test func aBufferIsGivenBackWithItsLastOwner() throws {
    var buffer = PixelBuffer([1, 2, 3, 4])
    #expect(buffer?[3] == 4 && buffer?.count == 4)
    weak let seen = buffer
    buffer = nil
    #expect(seen == nil)
    #expect(PixelBuffer(count: 0) == nil)
  }
}
