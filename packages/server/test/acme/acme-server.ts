import { randomBytes, X509Certificate } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { receiverPem } from '@latchkey/testkit'
import {
  calculateJwkThumbprint,
  type FlattenedJWS,
  flattenedVerify,
  importJWK,
  type JWK,
} from 'jose'
import { createTestCa, type TestCa } from './test-ca.ts'
import { validateDomain } from './validate-domain.ts'

/** A problem that the server returns for the next order (RFC 8555, section 6.7). */
interface Refusal {
  readonly type: string
  readonly detail: string
  readonly retryAfterSeconds: number
}

/**
 * An ACME server (RFC 8555) at `https://localhost`: it requires nonces, verifies signatures,
 * validates domains by `tls-alpn-01` (RFC 8737) and issues certificates by a CA of its own.
 */
export interface AcmeTestServer {
  readonly directoryUrl: string
  /** The certificate of the CA in PEM. */
  readonly caPem: string
  /** The port that it connects to for every domain. */
  validationPort: number
  /** The lifetime of the next certificates. */
  lifetimeDays: number
  /** Refuses the next order. */
  refusal: Refusal | undefined
  /** How many requests are refused for their nonce. */
  badNonces: number
  /** Keys of the external accounts of which each account must have one; empty: it needs none. */
  readonly externalKeys: Map<string, Buffer>
  /** Key thumbprints by account URL. */
  readonly accounts: ReadonlyMap<string, string>
  /** The contacts of accounts. */
  readonly contacts: readonly string[]
  /** The domains of issued certificates, in order. */
  readonly issued: readonly string[]
  /** Forgets an account, as a CA that was reset. */
  forgetAccounts(): void
  close(): Promise<void>
}

/** What a request says, as far as this server reads it. */
interface Payload {
  readonly termsOfServiceAgreed?: boolean
  readonly contact?: readonly string[]
  readonly externalAccountBinding?: FlattenedJWS
  readonly identifiers?: readonly { readonly value: string }[]
  readonly csr?: string
}

interface Order {
  readonly id: string
  readonly account: string
  readonly domain: string
  readonly token: string
  status: 'pending' | 'ready' | 'valid' | 'invalid'
  error?: Problem
  chain?: string
}

interface Problem {
  readonly type: string
  readonly detail: string
}

class Refused extends Error {
  readonly problem: Problem
  readonly status: number
  readonly retryAfter: number | undefined
  constructor(type: string, detail: string, status = 400, retryAfter?: number) {
    super(detail)
    this.problem = { type: `urn:ietf:params:acme:error:${type}`, detail }
    this.status = status
    this.retryAfter = retryAfter
  }
}

export async function startAcmeServer(now: () => Date): Promise<AcmeTestServer> {
  const pem = await receiverPem('localhost')
  const ca = await createTestCa()
  const state = new Acme(ca, now)
  const server = createServer({ key: pem, cert: pem }, (req, res) => void state.answer(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `https://localhost:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    directoryUrl: `${state.url}/directory`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

class Acme {
  url = ''
  validationPort = 0
  lifetimeDays = 90
  refusal: Refusal | undefined
  badNonces = 0
  readonly externalKeys = new Map<string, Buffer>()
  readonly accounts = new Map<string, string>()
  readonly contacts: string[] = []
  readonly issued: string[] = []
  readonly caPem: string
  private readonly ca: TestCa
  private readonly now: () => Date
  private readonly keys = new Map<string, JWK>()
  private readonly nonces = new Set<string>()
  private readonly orders = new Map<string, Order>()

  constructor(ca: TestCa, now: () => Date) {
    this.ca = ca
    this.now = now
    this.caPem = ca.pem
  }

  forgetAccounts(): void {
    this.accounts.clear()
    this.keys.clear()
  }

  async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const nonce = randomBytes(12).toString('base64url')
    this.nonces.add(nonce)
    res.setHeader('replay-nonce', nonce)
    try {
      await this.route(req, res)
    } catch (error) {
      if (!(error instanceof Refused)) return void res.writeHead(500).end(String(error))
      if (error.retryAfter !== undefined) res.setHeader('retry-after', error.retryAfter)
      res.writeHead(error.status, { 'content-type': 'application/problem+json' })
      res.end(JSON.stringify(error.problem))
    }
  }

  private async route(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = req.url ?? ''
    if (path === '/directory') {
      const of = (name: string) => `${this.url}/${name}`
      const meta = { externalAccountRequired: this.externalKeys.size > 0 }
      const directory = { newNonce: of('nonce'), newAccount: of('account'), newOrder: of('order') }
      return send(res, 200, { ...directory, meta })
    }
    if (path === '/nonce') return void res.writeHead(204).end()
    const { payload, account, jwk } = await this.verify(req, `${this.url}${path}`)
    if (path === '/account') return this.newAccount(res, jwk, payload)
    const [, kind, id = ''] = path.split('/')
    if (kind === 'order' && id === '') return this.newOrder(res, account, payload)
    const order = this.orders.get(id)
    if (order?.account !== account) throw new Refused('unauthorized', 'Not your order.', 403)
    if (kind === 'order') return send(res, 200, this.orderAnswer(order))
    if (kind === 'authorization') return send(res, 200, this.authorizationAnswer(order))
    if (kind === 'challenge') return this.challenge(res, order)
    if (kind === 'finalize') return this.finalize(res, order, payload)
    if (kind === 'certificate') {
      res.writeHead(200, { 'content-type': 'application/pem-certificate-chain' })
      return void res.end(order.chain)
    }
    throw new Refused('malformed', 'Unknown resource.', 404)
  }

  /** RFC 8555, section 6: the JWS of a request. */
  private async verify(req: IncomingMessage, url: string) {
    if (req.headers['content-type'] !== 'application/jose+json') {
      throw new Refused('malformed', 'The content type must be application/jose+json.', 415)
    }
    if (!req.headers['user-agent']) throw new Refused('malformed', 'No User-Agent (section 6.1).')
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const jws = JSON.parse(Buffer.concat(chunks).toString())
    const header = JSON.parse(Buffer.from(jws.protected, 'base64url').toString())
    const known: JWK | undefined = header.kid ? this.keys.get(header.kid) : header.jwk
    if (!known) throw new Refused('accountDoesNotExist', 'There is no such account.')
    const key = await importJWK(known, 'ES256')
    const { payload } = await flattenedVerify(jws, key, { algorithms: ['ES256'] })
    if (header.url !== url) throw new Refused('unauthorized', 'The JWS is for another URL.')
    const isNonce = this.nonces.delete(header.nonce)
    if (!isNonce || this.badNonces > 0) {
      this.badNonces = Math.max(0, this.badNonces - 1)
      throw new Refused('badNonce', 'The nonce is not one of this server.')
    }
    const text = Buffer.from(payload).toString()
    const body: Payload = text === '' ? {} : JSON.parse(text)
    return { payload: body, account: String(header.kid), jwk: header.jwk as JWK | undefined }
  }

  private async newAccount(res: ServerResponse, jwk: JWK | undefined, payload: Payload) {
    if (!jwk) throw new Refused('malformed', 'An account needs a key.')
    if (payload.termsOfServiceAgreed !== true) {
      throw new Refused('userActionRequired', 'The terms of service must be agreed to.')
    }
    if (this.externalKeys.size > 0) await this.verifyBinding(jwk, payload.externalAccountBinding)
    const thumbprint = await calculateJwkThumbprint(jwk)
    const known = [...this.accounts].find(([, other]) => other === thumbprint)?.[0]
    const url = known ?? `${this.url}/account/${this.accounts.size + 1}`
    this.accounts.set(url, thumbprint)
    this.keys.set(url, jwk)
    this.contacts.push(...(payload.contact ?? []))
    res.setHeader('location', url)
    send(res, known ? 200 : 201, { status: 'valid' })
  }

  private async verifyBinding(jwk: JWK, binding: FlattenedJWS | undefined): Promise<void> {
    if (!binding) throw new Refused('externalAccountRequired', 'An external account is required.')
    const { kid, url } = JSON.parse(Buffer.from(binding.protected ?? '', 'base64url').toString())
    const key = this.externalKeys.get(kid)
    const refused = new Refused('unauthorized', 'The external account binding is wrong.', 403)
    if (!key || url !== `${this.url}/account`) throw refused
    const { payload } = await flattenedVerify(binding, key, { algorithms: ['HS256'] }).catch(() => {
      throw refused
    })
    const bound = await calculateJwkThumbprint(JSON.parse(Buffer.from(payload).toString()))
    if (bound !== (await calculateJwkThumbprint(jwk))) throw refused
  }

  private newOrder(res: ServerResponse, account: string, payload: Payload): void {
    const { refusal } = this
    this.refusal = undefined
    if (refusal) throw new Refused(refusal.type, refusal.detail, 429, refusal.retryAfterSeconds)
    const id = randomBytes(6).toString('hex')
    const token = randomBytes(32).toString('base64url')
    const domain = payload.identifiers?.[0]?.value ?? ''
    const order: Order = { id, account, domain, token, status: 'pending' }
    this.orders.set(id, order)
    res.setHeader('location', `${this.url}/order/${id}`)
    send(res, 201, this.orderAnswer(order))
  }

  private orderAnswer({ id, status, domain, chain, error }: Order) {
    return {
      status,
      identifiers: [{ type: 'dns', value: domain }],
      authorizations: [`${this.url}/authorization/${id}`],
      finalize: `${this.url}/finalize/${id}`,
      ...(chain && { certificate: `${this.url}/certificate/${id}` }),
      ...(error && { error }),
    }
  }

  private authorizationAnswer({ id, token, domain, status, error }: Order) {
    const state = status === 'ready' ? 'valid' : status
    return {
      status: state,
      identifier: { type: 'dns', value: domain },
      challenges: [
        { type: 'http-01', url: `${this.url}/other`, token, status: 'pending' },
        {
          type: 'tls-alpn-01',
          url: `${this.url}/challenge/${id}`,
          token,
          status: state,
          ...(error && { error }),
        },
      ],
    }
  }

  /** Validates the domain after the answer, as CAs do. */
  private challenge(res: ServerResponse, order: Order): void {
    const keyAuthorization = `${order.token}.${this.accounts.get(order.account)}`
    const { domain } = order
    validateDomain({ domain, port: this.validationPort, keyAuthorization }).then(
      () => {
        order.status = 'ready'
      },
      (error: Error) => {
        order.status = 'invalid'
        order.error = { type: 'urn:ietf:params:acme:error:connection', detail: error.message }
      },
    )
    send(res, 200, { type: 'tls-alpn-01', status: 'processing', token: order.token })
  }

  private async finalize(res: ServerResponse, order: Order, payload: Payload) {
    if (order.status !== 'ready') throw new Refused('orderNotReady', 'Not ready.', 403)
    const csr = Buffer.from(payload.csr ?? '', 'base64url')
    const leaf = await this.ca.issue(csr, order.domain, this.now(), this.lifetimeDays)
    order.chain = `${leaf}\n${this.caPem}\n`
    order.status = 'valid'
    this.issued.push(order.domain)
    send(res, 200, this.orderAnswer(order))
  }
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' })
  res.end(JSON.stringify(body))
}

/** Whether a certificate was issued by this CA. */
export function isIssuedBy(leaf: Buffer, caPem: string): boolean {
  const [certificate, issuer] = [new X509Certificate(leaf), new X509Certificate(caPem)]
  return certificate.verify(issuer.publicKey)
}
