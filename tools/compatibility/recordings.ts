import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A request of a client to the management API, and the response that it got. */
export interface Exchange {
  readonly method: string
  /** From `/api/v2/` on, as it was sent. */
  readonly path: string
  /** As it was sent, without `?`; empty if there was none. */
  readonly query: string
  readonly contentType: string
  /** Whether the body is JSON; else it is text. */
  readonly isJson: boolean
  /** `undefined` if there was none. */
  readonly body: unknown
  readonly status: number
  readonly answer: unknown
}

/** What one test of a client sent, in order. */
export interface Recording {
  readonly name: string
  /** The host that it was sent to. */
  readonly host: string
  readonly exchanges: readonly Exchange[]
}

/**
 * Every recording under a folder: files `.yaml` of go-vcr, which go-auth0 and the Terraform
 * provider have, and files `.json` of nock, which auth0-deploy-cli has.
 */
export function readRecordings(folder: string): readonly Recording[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return found.flatMap((name) => {
    const file = join(folder, name)
    if (!/\.(ya?ml|json)$/.test(name) || !statSync(file).isFile()) return []
    const recording = name.endsWith('.json') ? readNock(file) : readVcr(file)
    return recording ? [{ name, ...recording }] : []
  })
}

interface VcrFile {
  readonly interactions?: readonly {
    readonly request: {
      readonly url: string
      readonly method: string
      readonly body: string
      readonly headers?: Readonly<Record<string, readonly string[]>>
    }
    readonly response: { readonly body: string; readonly code: number }
  }[]
}

function readVcr(file: string): Omit<Recording, 'name'> | undefined {
  const { interactions }: VcrFile = parse(readFileSync(file, 'utf8'))
  if (!interactions) return undefined
  const [first] = interactions
  const exchanges = interactions.map(({ request, response }) => {
    const { pathname, search } = new URL(request.url)
    const contentType = request.headers?.['Content-Type']?.[0] ?? 'application/json'
    return {
      method: request.method,
      path: pathname,
      query: search.slice(1),
      contentType,
      isJson: contentType.startsWith('application/json'),
      body: parsed(request.body),
      status: response.code,
      answer: parsed(response.body),
    }
  })
  return { host: first ? new URL(first.request.url).host : '', exchanges }
}

interface NockExchange {
  readonly scope: string
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly status: number
  readonly response: unknown
}

function readNock(file: string): Omit<Recording, 'name'> | undefined {
  const recorded: readonly NockExchange[] = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(recorded) || recorded[0]?.scope === undefined) return undefined
  const exchanges = recorded.map(({ method, path, body, status, response }) => {
    const [pathname = '', query = ''] = path.split(/\?(.*)/s)
    const sent = body === '' ? undefined : body
    return {
      method,
      path: pathname,
      query,
      contentType: 'application/json',
      isJson: true,
      body: sent,
      status,
      answer: response,
    }
  })
  return { host: new URL(recorded[0].scope).hostname, exchanges }
}

/** JSON if it is some, else the text; `undefined` of an empty one and of `null`, as Go sends it. */
function parsed(text: string): unknown {
  if (text.trim() === '' || text.trim() === 'null') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
