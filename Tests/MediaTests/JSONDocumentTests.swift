import Foundation
import Testing

@testable import Media

@Suite struct JSONDocumentTests {
  private func document(_ text: String) throws -> JSONDocument {
    try JSONDocument(Array(text.utf8), path: FilePath("c.json"))
  }

  private func error(_ bytes: [UInt8]) -> Issue? {
    do {
      _ = try JSONDocument(bytes, path: FilePath("c.json"))
      return nil
    } catch { return error }
  }

  private func value(_ text: String, _ key: String) throws -> JSONValue? {
    guard case .object(let members) = try document(text).root.value else { return nil }
    return members.first { $0.key == key }?.node.value
  }

  @Test(arguments: [
    "{\"a\":1}", "\u{FEFF}{\"a\":1}", "{\r\n\"a\" : 1\r\n}\r\n", "{ // one\n \"a\": 1, /* two\n */ }",
    "{\"a\":1,}", "{\"b\":[2,3 , ],\"a\":1 // ,\n, // }\n}", "/**/{\"a\":/***/1/* } */}", "{\"a\":1}//",
  ])
  func ownersMayWriteCommentsAndCommas(text: String) throws {
    #expect(try value(text, "a") == .number(1))
  }

  @Test func stringsAreLeftAlone() throws {
    let text = #"{"a": "// no /* comment */ ,} \" ,]", "b": "\u00e9\\"}"#
    #expect(try value(text, "a") == .text(#"// no /* comment */ ,} " ,]"#))
    #expect(try value(text, "b") == .text("é\\"))
  }

  /// Text, line, column, code, a part of the message.
  @Test(arguments: [
    ("{\n  \"a\": 1\n  \"b\": 2\n}", 3, 3, "syntax", "a comma or } is missing before \"b\""),
    ("{\"a\": [1 2]}", 1, 10, "syntax", "a comma or ] is missing before 2"),
    ("{\"a\": 1,, \"b\": 2}", 1, 9, "syntax", "a comma too many"),
    ("{,}", 1, 2, "syntax", "a comma too many"), ("{\"a\": [,1]}", 1, 8, "syntax", "a comma too many"),
    ("{\"é\": x}", 1, 7, "syntax", "x is no value"), ("{“a”: 1}", 1, 2, "syntax", "curly quotation mark (“)"),
    ("{\"a\": 'b'}", 1, 7, "syntax", "double quotation marks"), ("{a: 1}", 1, 2, "syntax", "a key"),
    ("{\"a\" 1}", 1, 6, "syntax", "a colon"), ("{\"a\": }", 1, 7, "syntax", "a value belongs where }"),
    ("{\"a\": 1", 1, 8, "syntax", "ends before a closing }"),
    ("{\"a\": \"b\n\"}", 1, 7, "syntax", "end of its line"),
    ("{\"a\": NaN}", 1, 7, "syntax", "NaN is no value"), ("{} {}", 1, 4, "syntax", "after the end"),
    ("{\"a\":\u{A0}1}", 1, 6, "syntax", "special space"), ("{\n/* x", 2, 1, "syntax", "never ends"),
    ("", 1, 1, "syntax", "empty"), (" // only this\n", 2, 1, "syntax", "empty"),
    ("[1]", 1, 1, "wrong-root", "a list, [1]"), ("\n 12", 2, 2, "wrong-root", "a number, 12"),
    ("{\"a\": \"\\x\"}", 1, 7, "syntax", "backslash"), ("{\"a\": \"\t\"}", 1, 7, "syntax", "invisible"),
  ])
  func faultsAreNamedWithTheirPlace(text: String, line: Int, column: Int, code: String, message: String)
    throws
  {
    let issue = try #require(error(Array(text.utf8)))
    #expect(issue.severity == .error)
    #expect(issue.line == line, "\(issue)")
    #expect(issue.column == column, "\(issue)")
    #expect(issue.code.rawValue == code)
    #expect(issue.message.contains(message), "\(issue)")
    #expect(!issue.advice.isEmpty)
  }

  @Test(arguments: [
    ("TRUE", "TRUE is no value", "write true"), (".5", ".5 is no value", "write 0.5"),
    ("007", "007 is no value", "write 7"), ("hello", "hello is no value", "between quotation marks"),
    ("[1}", "missing before }", "close with ] first"), ("\"\\u0000\"", "cannot hold", "leave it out"),
    ("-", "- is no value", "stand alone"),
  ])
  func theAdviceFitsTheMistake(value: String, message: String, advice: String) throws {
    let issue = try #require(error(Array("{\"a\": \(value)}".utf8)))
    #expect(issue.message.contains(message), "\(issue)")
    #expect(issue.advice.contains(advice), "\(issue)")
  }

  @Test func otherEncodingsAreNamed() throws {
    let text = "{\n\"a\": \"café\"}"
    let cases: [([UInt8], String, Int, Int)] = [
      ([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, "UTF-16", 1, 1),
      (text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }, "UTF-16", 1, 1),
      (Array(text.data(using: .isoLatin1)!), "Latin-1", 2, 10), ([0x89, 0x50, 0x4E, 0x47, 0], "PNG", 1, 1),
      (Array("{\\rtf1}".utf8), "RTF", 1, 1), (Array("{\"a\"\0: 1}".utf8), "zero byte", 1, 5),
    ]
    for (bytes, name, line, column) in cases {
      let issue = try #require(error(bytes))
      #expect(issue.code == .encoding)
      #expect(issue.message.contains(name), "\(issue)")
      #expect((issue.line, issue.column) == (line, column), "\(issue)")
    }
  }

  @Test func manyBracketsAreRefusedAndNotCounted() throws {
    for bracket in ["[", "{\"a\":"] {
      let issue = try #require(error(Array(String(repeating: bracket, count: 100_000).utf8)))
      #expect(issue.code == .tooDeep)
      #expect(issue.line == 1)
    }
  }

  @Test func aKeyThatStandsTwiceIsToldAndTheLastCounts() throws {
    let text = "{\n\"a\": 1,\n\"b\": {\"a\": 5},\n\"\\u0061\": 2}"
    let document = try document(text)
    #expect(try value(text, "a") == .number(2))
    #expect(codes(document.issues) == [.duplicateKey])
    #expect(document.issues[0].line == 4)
    #expect(document.issues[0].message.contains("line 2"))
  }

  @Test func numbersThatNoVariableHoldsAreShownAsTheyStand() throws {
    let document = try document(
      "{\"a\": 1e999, \"b\": -1e999, \"c\": 123456789012345678901234567890, \"d\": 1e30}")
    guard case .object(let members) = document.root.value else { return }
    #expect(members.map(\.node.value) == [.null, .null, .number(1.2345678901234568e29), .number(1e30)])
    #expect(members.map { document.text.excerpt($0.node.range) }.prefix(2) == ["1e999", "-1e999"])
  }

  @Test func placesOfValuesAreTrueBehindCommentsAndWideLetters() throws {
    let document = try document("{ /* é */ \"ü\": [1,\n  true]}")
    guard case .object(let members) = document.root.value, case .list(let nodes) = members[0].node.value
    else { return #expect(Bool(false)) }
    #expect(document.text.position(of: members[0].keyRange.lowerBound) == (1, 11))
    #expect(document.text.position(of: nodes[0].range.lowerBound) == (1, 17))
    #expect(document.text.position(of: nodes[1].range.lowerBound) == (2, 3))
  }

  @Test(arguments: [
    ("colors", "colours"), ("windwo", "window"), ("Title", "title"), ("pictres", "pictures"), ("x", nil),
    ("zzzzzzz", nil),
  ])
  func aSlipOfThePenIsUnderstood(word: String, meant: String?) {
    #expect(Spelling.nearest(to: word, in: ["title", "window", "colours", "pictures"]) == meant)
  }
}
