/// How a request ended.
package struct PhotoResult: Sendable {
  /// The request.
  package let id: RequestID
  /// The picture, or why there is none.
  package let outcome: Result<Photo, PhotoFailure>
}
