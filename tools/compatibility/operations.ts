import { readFileSync } from 'node:fs'

const document = new URL('../../packages/contract/src/generated/management.json', import.meta.url)

interface Operation {
  /** As `PATCH /clients/{id}`. */
  readonly name: string
  /** Whether it only answers as a new tenant would. */
  readonly isAbsent: boolean
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>
}

/** Finds the operation of a request in the document; `undefined` if there is none. */
export function operationFinder(): (method: string, path: string) => Operation | undefined {
  const { paths }: Document = JSON.parse(readFileSync(document, 'utf8'))
  const templates = Object.keys(paths)
    .map((template) => ({ template, parts: template.split('/') }))
    // A literal part is nearer than a parameter.
    .sort((a, b) => parameters(a.template) - parameters(b.template))
  return (method, path) => {
    const parts = path.replace(/\/$/, '').split('/')
    const match = templates.find(
      (each) =>
        each.parts.length === parts.length &&
        each.parts.every((part, place) => part.startsWith('{') || part === parts[place]) &&
        method.toLowerCase() in (paths[each.template] ?? {}),
    )
    const operation = match && paths[match.template]?.[method.toLowerCase()]
    if (!match || !operation) return undefined
    return { name: `${method} ${match.template}`, isAbsent: 'x-absent' in operation }
  }
}

const parameters = (template: string) => template.split('{').length
