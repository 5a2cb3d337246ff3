import { managementAudience } from '@latchkey/server/record-rules/management-audience'
import type { RunningServer } from '@latchkey/server/running-server'
import type { Resources } from '@latchkey/server/store/tenants/resources'
import type { TenantStore, Tenants } from '@latchkey/server/store/tenants/tenants'
import { createAdministrator, makeTenant } from '@latchkey/server/tenancy/make-tenant'
import { type Dispatcher, request } from 'undici'
import { authentication, management, undocumented } from './document.ts'
import type { FurtherKeyPairs } from './further-key-pairs.ts'
import { toMultipart } from './multipart.ts'
import { preparedTenant, testDomain } from './prepared-tenant.ts'

/** A tenant, and a client of it with all scopes. */
export interface TestTenant {
  readonly domain: string
  /** The name of the tenant in the API. */
  readonly name: string
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly store: TenantStore
  /** Writes without the API. */
  write<T>(work: (resources: Resources) => Promise<T>): Promise<T>
  /**
   * Gets an access token with these scopes from the token endpoint; with all scopes if none is
   * named.
   */
  token(...scopes: readonly string[]): Promise<string>
  /** Sends a request, and checks the response against the document. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestAnswer>
}

/** What a request sends. */
export interface RequestOptions {
  /** `undefined` sends a token with all scopes, `null` none. */
  readonly token?: string | null
  readonly json?: unknown
  /** Names and values of a form, or its text. */
  readonly form?: Readonly<Record<string, string>> | string
  /** The fields of a multipart form; the file is the member `users`. */
  readonly multipart?: Readonly<Record<string, unknown>>
  readonly body?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** The answer to a request. */
export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, or the text; `undefined` where there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer as it pleases
  readonly body: any
  readonly text: string
  readonly bytes: Buffer
}

const author = { description: 'A test' }
const formType = 'application/x-www-form-urlencoded'
/** The headers that most clients send. */
const usualHeaders = { accept: '*/*', 'user-agent': 'latchkey-tests' }

/** An existing tenant, and a client of it with all scopes. */
export interface OpenedTenant {
  readonly domain: string
  readonly name: string
  readonly store: TenantStore
  readonly clientId: string
  readonly clientSecret: string
}

/**
 * Calls a tenant by its API; `dispatcher` connects to the server. It does not use `fetch`, which
 * takes twice the processor time.
 */
export function testTenant(
  server: Pick<RunningServer, 'issuerOf'>,
  dispatcher: Dispatcher,
  { domain, name, store, clientId, clientSecret }: OpenedTenant,
): TestTenant {
  const baseUrl = server.issuerOf(domain).replace(/\/$/, '')
  const tokens = new Map<string, Promise<string>>()
  const fetchToken = async (scope: string): Promise<string> => {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      audience: managementAudience,
      ...(scope !== '' && { scope }),
    })
    const response = await request(`${baseUrl}/oauth/token`, {
      dispatcher,
      method: 'POST',
      headers: { ...usualHeaders, 'content-type': formType },
      body: form.toString(),
    })
    const answer = (await response.body.json()) as { access_token?: string }
    if (!answer.access_token) throw new Error(`No token: ${JSON.stringify(answer)}`)
    return answer.access_token
  }
  const token = (...scopes: readonly string[]) => {
    const scope = scopes.join(' ')
    const token = tokens.get(scope) ?? fetchToken(scope)
    tokens.set(scope, token)
    return token
  }
  return {
    domain,
    name,
    baseUrl,
    clientId,
    clientSecret,
    store,
    write: (work) => store.write(author, work),
    token,
    async request(method, path, options = {}) {
      const bearer = options.token === undefined ? await token() : options.token
      const { body, type } = encode(options)
      const response = await request(`${baseUrl}${path}`, {
        dispatcher,
        method: method as Dispatcher.HttpMethod,
        headers: {
          ...usualHeaders,
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          ...(type !== undefined && { 'content-type': type }),
          ...options.headers,
        },
        ...(body !== undefined && { body }),
      })
      const bytes = await readBody(response)
      const text = bytes.toString('utf8')
      const answer: TestAnswer = {
        status: response.statusCode,
        headers: toHeaders(response.headers),
        body: isEventStream(response) ? parseMessage(text) : parse(text),
        text,
        bytes,
      }
      inspect(method, path, answer)
      return answer
    },
  }
}

/** Creates the tenant with these keys, or another client of an existing one. */
export async function openTenant(
  tenants: Tenants,
  domain: string,
  keyPairs: FurtherKeyPairs,
): Promise<OpenedTenant> {
  const existing = await tenants.findByDomain(domain)
  if (!existing) {
    const { tenant, ...made } = await makeTenant(tenants, domain, await keyPairs(domain))
    return { domain, name: tenant.name, ...made }
  }
  const store = tenants.storeOf(existing)
  const made = await store.write(author, (resources) =>
    createAdministrator(resources, 'Another client'),
  )
  return { domain, name: existing.name, store, ...made }
}

/** The tenant of every prepared database. */
export async function openPreparedTenant(tenants: Tenants): Promise<OpenedTenant> {
  const row = await tenants.findByDomain(testDomain)
  if (!row) throw new Error('The database was not copied from the prepared template.')
  const { clientId, clientSecret } = preparedTenant()
  const { domain, name } = row
  return { domain, name, store: tenants.storeOf(row), clientId, clientSecret }
}

function encode({ json, form, multipart, body }: RequestOptions) {
  if (multipart !== undefined) return toMultipart(multipart)
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' }
  if (form !== undefined) {
    const text = typeof form === 'string' ? form : new URLSearchParams({ ...form }).toString()
    return { body: text, type: formType }
  }
  return { body, type: undefined }
}

type Answered = Dispatcher.ResponseData

const isEventStream = ({ headers }: Answered) =>
  String(headers['content-type']).startsWith('text/event-stream')

function toHeaders(given: Answered['headers']): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(given)) {
    for (const value of [values].flat()) headers.append(name, value)
  }
  return headers
}

/** The whole body; of server-sent events, which do not end, the first message. */
async function readBody(response: Answered): Promise<Buffer> {
  if (!isEventStream(response)) return Buffer.from(await response.body.arrayBuffer())
  const chunks: Uint8Array[] = []
  for await (const chunk of response.body) {
    chunks.push(chunk)
    if (/^data:.*\n\n/m.test(Buffer.concat(chunks).toString('utf8'))) break
  }
  return Buffer.concat(chunks)
}

/** The first message as the document describes it: its `event` is the `type` of its `data`. */
function parseMessage(text: string): unknown {
  const [, type, data = ''] = /^event: (.*)\n(?:id: .*\n)?data: (.*)\n\n/m.exec(text) ?? []
  const members = parse(data)
  return typeof members === 'object' ? { type, ...members } : members
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Stacks, SQL statements and names of libraries, which no error may contain. */
const insides =
  /\n {4}at |node_modules|prisma|SQLSTATE|\bpg_[a-z]{4,}|\b(select|update|insert) .+ (from|set|into) /i

/** Fails the test if the document does not describe the response. */
function inspect(method: string, path: string, answer: TestAnswer): void {
  const [pathname = ''] = path.split('?', 1)
  if (['OPTIONS', 'HEAD'].includes(method) || /^\/(livez|readyz)$/.test(pathname)) return
  const isManagement = pathname.startsWith('/api/')
  const found = undocumented(isManagement ? management : authentication, {
    method,
    path: isManagement ? pathname.slice('/api/v2'.length) : pathname,
    status: answer.status,
    contentType: answer.headers.get('content-type'),
    body: answer.body,
  })
  const leak = answer.status < 400 ? undefined : insides.exec(answer.text)?.[0]
  const faults = leak === undefined ? found : [...found, `it reveals internals: ${leak}`]
  if (faults.length === 0) return
  const excerpt = answer.text.slice(0, 500)
  throw new Error(
    `${method} ${path} answered ${answer.status}, which the document does not describe:\n` +
      `${faults.map((fault) => `  ${fault}`).join('\n')}\n  in ${excerpt}`,
  )
}
