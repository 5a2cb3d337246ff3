/** A body as a form says it: members and entries in brackets, every value as text. */
export function toForm(body: unknown): string {
  const fields: string[] = []
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) {
      // Entries that are objects need their index, or members of two would be taken for one.
      value.forEach((entry: unknown, index) => {
        add(`${name}[${typeof entry === 'object' ? index : ''}]`, entry)
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
