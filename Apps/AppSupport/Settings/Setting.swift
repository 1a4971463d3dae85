/// The value of a setting. The projected value is the setting's origin.
///
/// ```swift
/// @Setting package var timeout: Double
/// _timeout = Setting(flag: options.timeout, file: config.timeout, default: 30)
/// print(timeout, $timeout)   // 30.0 default
/// ```
@propertyWrapper
package struct Setting<Value: Sendable>: Sendable {
  package let wrappedValue: Value
  package let projectedValue: SettingOrigin

  /// Chooses the first value that is not nil, in the order of the parameters.
  package init(
    flag: Value? = nil, environment: Value? = nil, file: Value? = nil, default fallback: @autoclosure () -> Value
  ) {
    (wrappedValue, projectedValue) =
      flag.map { ($0, .flag) } ?? environment.map { ($0, .environment) } ?? file.map { ($0, .file) }
      ?? (fallback(), .default)
  }
}

/// The origin of a setting's value.
package enum SettingOrigin: String, Sendable {
  case `default`
  /// The config file.
  case file
  case environment
  /// The command line.
  case flag
}
