import { loaders } from 'latchkey:api'
import { loadOnce } from './load-once.ts'

/** One resource of the management API, as its document describes it. */
export interface Resource {
  readonly name: string
  readonly title: string
  readonly group: string
  readonly description: string
  readonly operations: readonly Operation[]
  readonly schemas: Readonly<Record<string, Schema>>
}

/** A resource as the list of all resources has it: without schemas, which `readResource` loads. */
export interface ResourceSummary
  extends Pick<Resource, 'name' | 'title' | 'group' | 'description'> {
  readonly operations: readonly OperationSummary[]
}

/** An operation as the list of all resources has it. */
export interface OperationSummary
  extends Pick<Operation, 'id' | 'method' | 'path' | 'summary' | 'scopes'> {
  /** Set if the operation requires a query parameter. */
  readonly needsQuery?: true
}

/** One operation of the management API. */
export interface Operation {
  /** The `operationId` of the API document. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path without `/api/v2`. */
  readonly path: string
  readonly summary: string
  readonly description: string
  /** The scopes of the operation, each of which is sufficient. */
  readonly scopes: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly media?: string
  readonly body?: Schema
  readonly example?: unknown
  readonly answer: OperationAnswer
  /** The HTTP statuses of the responses. */
  readonly errors: readonly string[]
}

interface OperationAnswer {
  readonly status: number
  readonly description: string
  readonly media?: string
  readonly schema?: Schema
  readonly example?: unknown
}

/** A parameter of an operation, or one of its headers. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description: string
  readonly required: boolean
  readonly schema: Schema
}

/** The keywords of a JSON Schema that forms show; `ref` is the name of another schema. */
export interface Schema {
  readonly ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly example?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  /** The schema of the values of additional properties. */
  readonly values?: Schema
  /** Set on an object whose member names the document does not define. */
  readonly isOpen?: true
  readonly maxProperties?: number
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly contentMediaType?: string
  /** `none` if the server stores the member but does not act on it. */
  readonly effect?: string
}

const loads = new Map(
  Object.entries(loaders).map(([name, load]) => [
    name,
    loadOnce(async () => (await load()).resource),
  ]),
)

/** The description of a resource, loaded once. */
export async function loadResource(name: string): Promise<Resource> {
  const load = loads.get(name)
  if (!load) throw new Error(`The API has no resource ${name}.`)
  return load()
}

/** All resources of the API, loaded once. */
export const loadIndex = loadOnce(async () => (await import('latchkey:api/index')).index)

/**
 * The operation of a resource with this `operationId`.
 *
 * @throws Error if the resource has none
 */
export function operationOf({ name, operations }: Resource, id: string): Operation {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`The resource ${name} has no operation ${id}.`)
  return found
}
