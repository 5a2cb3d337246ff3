import type { OpenApiDocument } from './bundle-document.ts'

export const httpMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export interface DocumentedOperation {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
}

/** An operation as a method of its resource. */
export interface ResourceOperation {
  readonly operationId: string
  /** The name of the method, as `update`. */
  readonly name: string
  /** The operationId with what `name` leaves out in parentheses, as `update(NetworkAcl)`. */
  readonly key: string
  readonly method: (typeof httpMethods)[number]
  readonly path: string
  readonly operation: DocumentedOperation
}

export interface Resource {
  /** As `network-acls`: the tag, and the first segment of every path. */
  readonly tag: string
  /** As `networkAcls`. */
  readonly name: string
  readonly description: string
  /** In the order of their operationIds. */
  readonly operations: readonly ResourceOperation[]
}

/**
 * The operations by resource, in alphabetical order. A method has the name of its operation without
 * the name of the resource, in the singular or plural, behind the verb: `updateNetworkAcl` is
 * `update` of `networkAcls`. Where another operation is called that already, the whole stays.
 *
 * @throws Error when an operation has no tag, or one that does not begin its path.
 */
export function resourcesOf(document: OpenApiDocument): readonly Resource[] {
  const byTag = new Map<string, ResourceOperation[]>()
  for (const row of operationsOf(document)) {
    const [tag = ''] = row.operation.tags ?? []
    if (row.path.split('/')[1] !== tag) {
      throw new Error(`${row.operationId}: the tag "${tag}" is not the first segment of its path.`)
    }
    const others = byTag.get(tag) ?? []
    byTag.set(tag, [...others, { ...row, ...namesOf(row.operationId, tag, others) }])
  }
  const { tags = [] } = document
  return [...byTag].sort(byFirst).map(([tag, operations]) => ({
    tag,
    name: camelCase(tag),
    description: tags.find(({ name }) => name === tag)?.description ?? '',
    operations,
  }))
}

type Row = Omit<ResourceOperation, 'name' | 'key'>

function operationsOf({ paths }: OpenApiDocument): readonly Row[] {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method.toLowerCase()] as DocumentedOperation | undefined
      if (!operation?.operationId) return []
      return [{ operationId: operation.operationId, method, path, operation }]
    }),
  )
  return rows.sort((one, other) => (one.operationId < other.operationId ? -1 : 1))
}

function namesOf(operationId: string, tag: string, others: readonly ResourceOperation[]) {
  const plural = camelCase(`-${tag}`)
  const singular = singularOf(plural)
  const parts = new RegExp(`^([a-z]+)(${plural}|${singular})(?=[A-Z]|$)(.*)$`).exec(operationId)
  if (!parts) return { name: operationId, key: operationId }
  const [, verb = '', noun = '', rest = ''] = parts
  const name = verb + rest
  if (others.some((other) => other.name === name)) return { name: operationId, key: operationId }
  return { name, key: `${verb}(${noun})${rest}` }
}

/** `policies` as `policy`, `clients` as `client`. */
export function singularOf(plural: string): string {
  return plural.replace(/ies$/, 'y').replace(/s$/, '')
}

function camelCase(text: string): string {
  return text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function byFirst([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
