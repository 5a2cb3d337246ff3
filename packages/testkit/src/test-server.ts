import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '@latchkey/server/config/config'
import { type RunningServer, startServer } from '@latchkey/server/running-server'
import type { TenantStore } from '@latchkey/server/store/tenants'
import { makeTenant } from '@latchkey/server/tenancy/make-tenant'
import { pino } from 'pino'
import { Agent, fetch, type RequestInit } from 'undici'
import { authentication, management, undocumented } from './document.ts'
import { createTestDatabase, type TestDatabase } from './postgres.ts'

export interface TestServerOptions {
  /** In place of what the environment gives. */
  readonly config?: Partial<Config>
  readonly now?: () => Date
  /** A database that another server uses too; else one of its own. */
  readonly database?: TestDatabase
  /** The data folder of another server, for its CA and encryption key. */
  readonly dataFolder?: string
}

/** A server on a port of its own over HTTPS, with one tenant at `localhost`. */
export interface TestServer {
  readonly tenant: TestTenant
  readonly database: TestDatabase
  readonly dataFolder: string
  readonly caFile: string
  readonly port: number
  /** Every line that was logged. */
  readonly log: readonly string[]
  /** `fetch` that trusts the CA and finds every host name here. */
  readonly fetch: typeof fetch
  addTenant(domain: string): Promise<TestTenant>
  stop(): Promise<void>
}

/** A tenant and its first client. */
export interface TestTenant {
  readonly domain: string
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly store: TenantStore
  /** An access token with these scopes, by the token endpoint; all scopes when none is named. */
  token(...scopes: readonly string[]): Promise<string>
  /** Sends one request and holds the answer against the document. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestAnswer>
}

export interface RequestOptions {
  /** `undefined` asks for a token with every scope, `null` sends none. */
  readonly token?: string | null
  readonly json?: unknown
  /** Names and values of a form, as text. */
  readonly form?: Readonly<Record<string, string>> | string
  readonly body?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, or the text; `undefined` where there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer as it pleases
  readonly body: any
}

/** Starts a server in this process; stop it when the file is done. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase())
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'latchkey-data-')))
  const lines: string[] = []
  const config: Config = {
    ...readConfig({ LATCHKEY_DATA: dataFolder, DATABASE_URL: database.url }),
    port: 0,
    databasePoolSize: 4,
    ...options.config,
  }
  const now = options.now ?? (() => new Date())
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const server = await startServer({ config, log, now })
  const caFile = server.privateCa?.certificateFile ?? ''
  const ca = caFile === '' ? undefined : await readFile(caFile)
  const agent = new Agent({
    connect: { ...(ca && { ca }), lookup: (_host, _options, done) => done(null, loopback) },
  })
  const trusting = ((input: string, init: RequestInit = {}) =>
    fetch(input, { dispatcher: agent, redirect: 'manual', ...init })) as typeof fetch
  const addTenant = (domain: string) => testTenant(server, trusting, domain)
  return {
    tenant: await addTenant('localhost'),
    database,
    dataFolder,
    caFile,
    port: server.port,
    log: lines,
    fetch: trusting,
    addTenant,
    async stop() {
      await agent.close()
      await server.stop()
      if (!options.database) await database.drop()
      if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

const loopback = [{ address: '127.0.0.1', family: 4 }]

async function testTenant(
  server: RunningServer,
  trusting: typeof fetch,
  domain: string,
): Promise<TestTenant> {
  const { tenants } = server.store
  const existing = await tenants.findByDomain(domain)
  if (existing) throw new Error(`${domain} is there already; make its client by its store.`)
  const { clientId, clientSecret, store } = await makeTenant(tenants, domain)
  const baseUrl = server.issuerOf(domain).replace(/\/$/, '')
  const tokens = new Map<string, Promise<string>>()
  const fetchToken = async (scope: string): Promise<string> => {
    const response = await trusting(`${baseUrl}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        audience: '/api/v2/',
        ...(scope !== '' && { scope }),
      }),
    })
    const answer = (await response.json()) as { access_token?: string }
    if (!answer.access_token) throw new Error(`No token: ${JSON.stringify(answer)}`)
    return answer.access_token
  }
  const token = (...scopes: readonly string[]) => {
    const scope = scopes.join(' ')
    const known = tokens.get(scope) ?? fetchToken(scope)
    tokens.set(scope, known)
    return known
  }
  return {
    domain,
    baseUrl,
    clientId,
    clientSecret,
    store,
    token,
    async request(method, path, options = {}) {
      const bearer = options.token === undefined ? await token() : options.token
      const { body, type } = encode(options)
      const response = await trusting(`${baseUrl}${path}`, {
        method,
        headers: {
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          ...(type !== undefined && { 'content-type': type }),
          ...options.headers,
        },
        ...(body !== undefined && { body }),
      })
      const text = await response.text()
      const answer: TestAnswer = {
        status: response.status,
        headers: response.headers as unknown as Headers,
        body: parse(text),
      }
      inspect(method, path, answer)
      return answer
    },
  }
}

function encode({ json, form, body }: RequestOptions) {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' }
  if (form !== undefined) {
    const text = typeof form === 'string' ? form : new URLSearchParams({ ...form }).toString()
    return { body: text, type: 'application/x-www-form-urlencoded' }
  }
  return { body, type: undefined }
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Fails the test whose request got an answer that the document does not describe. */
function inspect(method: string, path: string, answer: TestAnswer): void {
  const [pathname = ''] = path.split('?', 1)
  if (['OPTIONS', 'HEAD'].includes(method) || /^\/(livez|readyz)$/.test(pathname)) return
  const isManagement = pathname.startsWith('/api/v2')
  const faults = undocumented(isManagement ? management : authentication, {
    method,
    path: isManagement ? pathname.slice('/api/v2'.length) : pathname,
    status: answer.status,
    contentType: answer.headers.get('content-type'),
    body: answer.body,
  })
  if (faults.length === 0) return
  const shown = JSON.stringify(answer.body)?.slice(0, 500)
  throw new Error(
    `${method} ${path} answered ${answer.status}, which the document does not describe:\n` +
      `${faults.map((fault) => `  ${fault}`).join('\n')}\n  in ${shown}`,
  )
}
