import TonnentickerCore

extension Place {
    var label: String { county.map { "\(name), \($0)" } ?? name }
}

extension District {
    var label: String { detail.map { "\(name), \($0)" } ?? name }
}
