/**
 * Fills the parameters into a path such as `/network-acls/{id}`.
 *
 * @throws TypeError for a missing or empty value, and for `.` and `..`, which a URL would resolve.
 */
export function fillPath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '')
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`\`path.${name}\` must not be "${value}".`)
    return encodeURIComponent(value)
  })
}
