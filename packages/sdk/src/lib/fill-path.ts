/**
 * `/network-acls/{id}` with its parameters in place.
 *
 * @throws TypeError for a value that is missing, or that a URL would take for a step up or nowhere.
 */
export function fillPath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '')
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`\`path.${name}\` must not be "${value}".`)
    return encodeURIComponent(value)
  })
}
