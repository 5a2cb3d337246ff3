import { Agent, request } from 'node:https'

/** The tenant that recorded requests are sent to, and the test controls of its server. */
export interface TargetOptions {
  /** The base URL of the tenant. */
  readonly baseUrl: string
  /** A client with every scope of the management API. */
  readonly clientId: string
  readonly clientSecret: string
  /** As `http://127.0.0.1:9464/test`. */
  readonly controls: string
}

export interface Sent {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly contentType: string
  /** `undefined` sends none. */
  readonly text: string | undefined
}

export interface Received {
  readonly status: number
  /** Parsed where it is JSON. */
  readonly body: unknown
}

const timeoutMs = 60_000
const defaultConnection = 'Username-Password-Authentication'
/** A busy database may answer too late. */
const restoreAttempts = 5

/** A tenant that is as it was at first whenever `restore` was called. */
export class Target {
  readonly baseUrl: URL
  private readonly options: TargetOptions
  private readonly agent = new Agent({ keepAlive: true })
  private token = ''
  private snapshot = ''

  private constructor(options: TargetOptions) {
    this.options = options
    this.baseUrl = new URL(options.baseUrl)
  }

  /** @throws Error if the server has no test controls, or the client no token */
  static async open(options: TargetOptions): Promise<Target> {
    const target = new Target(options)
    const tenant = target.baseUrl.hostname
    target.token = await target.fetchToken()
    await target.takeUsernames()
    const { id } = await target.control('/snapshots', { tenant })
    target.snapshot = String(id)
    return target
  }

  /** Every row of the tenant is again what it was when this was opened. */
  async restore(attemptsLeft = restoreAttempts): Promise<void> {
    try {
      await this.control(`/snapshots/${this.snapshot}/restore`, {})
    } catch (error) {
      if (attemptsLeft <= 1) throw error
      await this.restore(attemptsLeft - 1)
    }
  }

  close(): void {
    this.agent.destroy()
  }

  /** Sends a body with GET too, as clients in Go do. */
  send({ method, path, contentType, text }: Sent): Promise<Received> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(text !== undefined && {
        'content-type': contentType,
        'content-length': Buffer.byteLength(text),
      }),
    }
    return new Promise((resolve, reject) => {
      const options = { method, headers, agent: this.agent, timeout: timeoutMs }
      const sent = request(new URL(path, this.baseUrl), options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode = 0 } = response
          resolve({ status: statusCode, body: parsed(Buffer.concat(chunks).toString()) })
        })
      })
      sent.on('error', reject)
      sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no response`)))
      sent.end(text)
    })
  }

  /** Users of the default connection have user names, as in every recorded tenant. */
  private async takeUsernames(): Promise<void> {
    const path = '/api/v2/connections'
    const contentType = 'application/json'
    const search = `${path}?name=${defaultConnection}`
    const found = await this.send({ method: 'GET', path: search, contentType, text: undefined })
    const [connection] = Array.isArray(found.body) ? found.body : []
    const options = { ...connection?.options, requires_username: true }
    const text = JSON.stringify({ options })
    const changed = await this.send({
      method: 'PATCH',
      path: `${path}/${connection?.id}`,
      contentType,
      text,
    })
    if (changed.status !== 200) throw new Error(`${defaultConnection}: ${changed.status}`)
  }

  private async fetchToken(): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: this.options.clientId,
      client_secret: this.options.clientSecret,
      audience: new URL('/api/v2/', this.baseUrl).href,
    })
    const response = await fetch(new URL('/oauth/token', this.baseUrl), { method: 'POST', body })
    const { access_token }: { readonly access_token?: string } = JSON.parse(await response.text())
    if (!access_token) throw new Error(`${this.baseUrl.href} issues no token: ${response.status}`)
    return access_token
  }

  private async control(path: string, body: object): Promise<Readonly<Record<string, unknown>>> {
    const response = await fetch(this.options.controls + path, {
      method: 'POST',
      // No idle connection is used again: the server may just be closing it.
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${text}`)
    return text === '' ? {} : JSON.parse(text)
  }
}

function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
