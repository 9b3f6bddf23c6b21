import DecoderProtocol

/// Why a picture cannot be had: a stable code, and a sentence that says what is wrong and what to do. The
/// sentence does not name the file; `at` puts the name before it.
package typealias PhotoFailure = Refusal
