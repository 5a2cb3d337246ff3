/** Encodes a body as a form: members and entries in brackets, all values as text. */
export function toForm(body: unknown): string {
  const fields: string[] = []
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) {
      // Entries with members need their index, as members of two would otherwise be merged.
      const isNested = value.some((entry) => typeof entry === 'object')
      value.forEach((entry: unknown, index) => {
        add(`${name}[${isNested ? index : ''}]`, entry)
      })
    } else if (typeof value === 'object' && value !== null) {
      for (const [member, each] of Object.entries(value)) add(`${name}[${member}]`, each)
    } else {
      fields.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value ?? ''))}`)
    }
  }
  if (typeof body !== 'object' || body === null) return ''
  for (const [name, value] of Object.entries(body)) add(name, value)
  return fields.join('&')
}
