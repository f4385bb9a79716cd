/// A flavour's app icon.
package struct Icon: Hashable, Sendable {
    package var name: String
    package var png: [UInt8]
}
