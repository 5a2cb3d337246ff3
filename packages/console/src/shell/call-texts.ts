import { curlCall, type Route, readRoute, routes, sdkCall, shellQuoted } from '@latchkey/contract'
import type { RecordedCall } from '../api/recorded-calls.ts'

type Sent = Pick<RecordedCall, 'method' | 'url' | 'body'>

/** The request as a call of curl. */
export function curlOf({ method, url, body }: Sent): string {
  return curlCall({ method, url }, [
    `-H "Authorization: Bearer $TOKEN"`,
    ...(body === null ? [] : [`-H 'Content-Type: application/json'`, `-d ${shellQuoted(body)}`]),
  ])
}

/** The request as a call of the SDK. */
export function sdkOf({ method, url, body }: Sent): string {
  const { origin, pathname, searchParams } = new URL(url)
  if (pathname.startsWith(verificationPath)) return verificationCall(origin, pathname, body)
  const found = findRoute(method, pathname.replace(/^\/api\/v2\//, ''))
  const query = Object.fromEntries(searchParams)
  const input = {
    ...(found && Object.keys(found.path).length > 0 && { path: found.path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== null && { body: parsed(body) }),
  }
  return [
    `import { createManagementClient } from '@latchkey/sdk/management'`,
    '',
    `const client = createManagementClient({ baseUrl: '${origin}', token })`,
    sdkCall(found?.name ?? '?', input),
  ].join('\n')
}

const verificationPath = '/vdcs/verification'

function verificationCall(origin: string, pathname: string, body: string | null): string {
  const id = decodeURIComponent(pathname.slice(verificationPath.length + 1))
  const call =
    body === null
      ? `await client.get(${JSON.stringify(id)})`
      : `await client.create(${JSON.stringify(parsed(body), null, 2)})`
  return [
    `import { createVerificationClient } from '@latchkey/sdk/verifications'`,
    '',
    `const client = createVerificationClient({ baseUrl: '${origin}', token })`,
    call,
  ].join('\n')
}

function findRoute(method: string, path: string) {
  for (const [tag, rows] of Object.entries<Readonly<Record<string, Route>>>(routes)) {
    for (const [key, row] of Object.entries(rows)) {
      const route = readRoute(tag, key, row)
      const values = route.method === method ? valuesOf(route.path, path) : undefined
      if (values) return { name: `${route.resource}.${route.name}`, path: values }
    }
  }
  return undefined
}

/** The parameters of a path that fits its template. */
function valuesOf(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const values: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? ''
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    if (name !== undefined) values[name] = decodeURIComponent(value)
    else if (part !== value) return undefined
  }
  return values
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
