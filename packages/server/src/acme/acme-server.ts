import { type CryptoKey, FlattenedSign, type JWK } from 'jose'
import { type Members, membersIn } from '../members.ts'
import type { Outbound, OutboundAnswer } from '../outbound/outbound.ts'
import { AcmeError, acmeErrorOf } from './acme-error.ts'

/** The URLs of the resources of an ACME server (RFC 8555, section 7.1.1). */
export interface Directory {
  readonly newNonce: string
  readonly newAccount: string
  readonly newOrder: string
}

/**
 * The key that signs a request: named by its JWK until there is an account, then by the account
 * URL.
 */
export interface AcmeSigner {
  readonly key: CryptoKey
  readonly publicJwk: JWK
  readonly accountUrl: string | undefined
}

/** The response of an ACME server, with the headers that its client reads. */
export interface AcmeAnswer {
  readonly location: string | undefined
  readonly retryAfterMs: number
  /** The body parsed as JSON; undefined for another media type. */
  readonly json: Members | undefined
  readonly text: string
}

/** The client of one ACME server. Each request is a JWS with a nonce (RFC 8555, section 6). */
export interface AcmeServer {
  /**
   * Reads the directory once.
   *
   * @throws AcmeError if the directory lacks a required resource
   */
  readDirectory(): Promise<Directory>
  /**
   * Sends a signed request.
   *
   * @param payload undefined for POST-as-GET (section 6.3)
   * @throws AcmeError with the problem that the server answers; OutboundError without a response
   */
  post(url: string, payload: object | undefined, signer: AcmeSigner): Promise<AcmeAnswer>
}

interface ServerOptions {
  readonly directoryUrl: string
  readonly outbound: Pick<Outbound, 'send'>
  /** The tenant that the requests are counted for. */
  readonly tenantId: string
  readonly now: () => Date
}

/** How often a request is sent again with a fresh nonce after `badNonce` (section 6.5). */
const nonceAttemptsMax = 4
const answerBytesMax = 128 * 1024
const userAgent = 'latchkey'

/** Creates the client of an ACME server. It sends nothing before its first method is called. */
export function createAcmeServer({
  directoryUrl,
  outbound,
  tenantId,
  now,
}: ServerOptions): AcmeServer {
  let directory: Directory | undefined
  let nonce: string | undefined

  const send = async (url: string, body?: string): Promise<OutboundAnswer> => {
    const method = body === undefined ? 'GET' : 'POST'
    const answer = await outbound.send({
      tenantId,
      url,
      method,
      headers: {
        'user-agent': userAgent,
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/jose+json' }),
      },
      ...(body !== undefined && { body }),
      answerBytesMax,
    })
    nonce = answer.headers['replay-nonce'] ?? nonce
    return answer
  }

  const readDirectory = async () => {
    directory ??= directoryIn(await send(directoryUrl))
    return directory
  }

  /** Takes an unused nonce, or requests one: each nonce is valid for one request. */
  const takeNonce = async (): Promise<string> => {
    if (nonce === undefined) await send((await readDirectory()).newNonce)
    const taken = nonce
    nonce = undefined
    if (taken === undefined) throw new AcmeError('The ACME server returned no nonce.')
    return taken
  }

  return {
    readDirectory,
    async post(url, payload, { key, publicJwk, accountUrl }) {
      const bytes = new TextEncoder().encode(payload === undefined ? '' : JSON.stringify(payload))
      const identity = accountUrl === undefined ? { jwk: publicJwk } : { kid: accountUrl }
      for (let attempt = 1; ; attempt += 1) {
        const header = { alg: 'ES256', nonce: await takeNonce(), url, ...identity }
        const signed = await new FlattenedSign(bytes).setProtectedHeader(header).sign(key)
        const answer = answerOf(await send(url, JSON.stringify(signed)), now())
        if (answer.status < 300) return answer
        const error = acmeErrorOf(answer.json, answer.retryAfterMs)
        if (error.type !== 'badNonce' || attempt >= nonceAttemptsMax) throw error
      }
    },
  }
}

function directoryIn({ status, body }: OutboundAnswer): Directory {
  const { newNonce, newAccount, newOrder } = membersIn(body) ?? {}
  if (status === 200 && isUrl(newNonce) && isUrl(newAccount) && isUrl(newOrder)) {
    return { newNonce, newAccount, newOrder }
  }
  throw new AcmeError(`The ACME server returned no directory (RFC 8555), but status ${status}.`)
}

const isUrl = (value: unknown): value is string => typeof value === 'string' && URL.canParse(value)

function answerOf({ status, headers, body }: OutboundAnswer, now: Date) {
  const text = textOf(body)
  const { location } = headers
  return {
    status,
    location,
    retryAfterMs: retryAfterOf(headers['retry-after'], now),
    json: membersIn(text),
    text,
  }
}

const textOf = (body: Uint8Array) => Buffer.from(body).toString()

const retryAfterMaxMs = 24 * 60 * 60 * 1000

/** Milliseconds of a `Retry-After` header (RFC 9110, section 10.2.3); 0 without a valid one. */
function retryAfterOf(value: string | undefined, now: Date): number {
  if (value === undefined) return 0
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime()
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), retryAfterMaxMs)
}
