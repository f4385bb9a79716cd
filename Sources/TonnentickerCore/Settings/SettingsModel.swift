public import Observation

/// The settings as a screen shows and changes them. Each change is stored at once.
@MainActor @Observable
public final class SettingsModel {
    public private(set) var settings: Settings
    /// The last reason why settings couldn't be read or stored.
    public private(set) var error: StorageError?
    /// Where unusable settings were moved.
    public private(set) var keptAside: KeptAside?

    private let store: any SettingsStore
    /// Whether the screen shows a change that couldn't be stored.
    private var hasUnstoredChange = false

    public init(store: any SettingsStore) {
        self.store = store
        do throws(StorageError) {
            let stored = try store.load()
            settings = stored.content
            keptAside = stored.keptAside
        } catch {
            settings = Settings()
            self.error = error
        }
    }

    /// Reads the stored settings again, unless that would undo a change that couldn't be stored.
    func refresh() {
        guard !hasUnstoredChange else { return }
        do throws(StorageError) {
            let stored = try store.load()
            if stored.content != settings { settings = stored.content }
            keptAside = stored.keptAside ?? keptAside
        } catch {
            self.error = error
        }
    }

    /// - Parameter address: The new address; `nil` starts the setup again.
    public func setAddress(_ address: Address?) {
        change { $0.address = address }
    }

    public func setReminders(_ areOn: Bool) {
        change { $0.remindsOnEveningBefore = areOn }
    }

    public func setAppearance(_ appearance: Appearance) {
        change { $0.appearance = appearance }
    }

    /// - Parameters:
    ///   - name: The bin's name, which survives new ids.
    ///   - isSelected: Whether the household has the bin.
    public func setBin(_ name: String, isSelected: Bool) {
        change { $0.bins.set(name, isSelected: isSelected) }
    }

    /// Changes the settings, even if they can't be stored.
    private func change(_ change: (inout Settings) -> Void) {
        change(&settings)
        do throws(StorageError) {
            let stored = try store.update(change)
            settings = stored.content
            keptAside = stored.keptAside ?? keptAside
            error = nil
            hasUnstoredChange = false
        } catch {
            self.error = error
            hasUnstoredChange = true
        }
    }
}
