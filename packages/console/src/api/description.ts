import { loaders } from 'latchkey:api'
import type { ApiOperation, ApiResource } from '@latchkey/contract'
import { loadOnce } from './load-once.ts'

/** A resource as the list of all resources has it: without schemas, which `readResource` loads. */
export interface ResourceSummary
  extends Pick<ApiResource, 'name' | 'title' | 'group' | 'description'> {
  readonly operations: readonly OperationSummary[]
}

/** An operation as the list of all resources has it. */
export interface OperationSummary
  extends Pick<ApiOperation, 'id' | 'method' | 'path' | 'summary' | 'scopes'> {
  /** Set if the operation requires a query parameter. */
  readonly needsQuery?: true
}

const loads = new Map(
  Object.entries(loaders).map(([name, load]) => [
    name,
    loadOnce(async () => (await load()).resource),
  ]),
)

/** The description of a resource, loaded once. */
export async function loadResource(name: string): Promise<ApiResource> {
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
export function operationOf({ name, operations }: ApiResource, id: string): ApiOperation {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`The resource ${name} has no operation ${id}.`)
  return found
}
