import type { ApiOperation } from '@latchkey/contract'
import { curlCall, readRoute, routes, sdkCall, shellQuoted } from '@latchkey/contract'

/** The base URL in examples; the script replaces it by that of the page. */
export const exampleBase = 'https://localhost:8443'

/** The methods of the SDK by operation: `networkAcls.update`. */
const methodNames: ReadonlyMap<string, string> = new Map(
  Object.entries(routes).flatMap(([tag, rows]) =>
    Object.entries(rows).map(([key, row]) => {
      const { operationId, resource, name } = readRoute(tag, key, row)
      return [operationId, `${resource}.${name}`] as const
    }),
  ),
)

/** The path with the examples of its parameters. */
function examplePath({ path, parameters }: Pick<ApiOperation, 'path' | 'parameters'>): string {
  return path.replace(/\{(\w+)\}/g, (whole, name) => {
    const found = parameters.find((each) => each.in === 'path' && each.name === name)
    const example = found?.schema.example
    return example === undefined ? whole : encodeURIComponent(String(example))
  })
}

/** The operation as a call of curl, with the example of its body. */
export function curlOf(operation: ApiOperation, basePath: string): string {
  const { media, example, scopes } = operation
  const url = `${exampleBase}${basePath}${examplePath(operation)}`
  const isJson = media === 'application/json' && example !== undefined
  const isForm = media === 'application/x-www-form-urlencoded' && example !== undefined
  return curlCall({ method: operation.method, url }, [
    ...(scopes.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(isJson
      ? ["-H 'Content-Type: application/json'", `-d ${shellQuoted(pretty(example))}`]
      : []),
    ...(isForm ? formOf(example) : []),
  ])
}

const formOf = (example: unknown): readonly string[] =>
  Object.entries(Object(example)).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return `--data-urlencode ${shellQuoted(`${name}=${text}`)}`
  })

/** The operation as a call of the SDK; undefined where the SDK has no method for it. */
export function sdkOf(operation: ApiOperation): string | undefined {
  const name = methodNames.get(operation.id)
  if (name === undefined) return undefined
  const path = operation.parameters
    .filter((each) => each.in === 'path')
    .map((each) => [each.name, each.schema.example ?? '…'])
  const input = {
    ...(path.length > 0 && { path: Object.fromEntries(path) }),
    ...(operation.body && { body: operation.example ?? {} }),
  }
  return sdkCall(name, input)
}

/** A value as indented JSON. */
export const pretty = (value: unknown): string => JSON.stringify(value, null, 2)
