import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { calculateJwkThumbprint } from 'jose'
import { AcmeError, acmeErrorOf } from './acme-error.ts'
import type { AcmeAnswer, AcmeServer } from './acme-server.ts'
import { requestCertificate, type Validity, validityOf } from './certificate-request.ts'
import type { AcmeAccount } from './open-account.ts'

/** The domain to certify, and how to reach the ACME server. */
export interface ObtainOptions {
  readonly server: AcmeServer
  readonly account: AcmeAccount
  readonly domain: string
  /**
   * Stores SHA-256 of the key authorization, in Base64url, so that every process can present it.
   */
  readonly publish: (challenge: string) => Promise<void>
  /** The pause between two reads of an order or an authorization. */
  readonly pollMs: number
  readonly signal: AbortSignal
}

/** A certificate chain and its private key, both in PEM, with the validity period. */
export interface ObtainedCertificate extends Validity {
  readonly chain: string
  readonly key: string
}

/** The most reads of one order or authorization; `signal` bounds their time. */
const looksMax = 60
const pauseMaxMs = 10_000
/** The authorizations of an order: one, as it has one domain. */
const authorizationsMax = 1

/**
 * Orders a certificate, proves the control of the domain by `tls-alpn-01` (RFC 8737), and downloads
 * the chain (RFC 8555, section 7.4).
 *
 * @throws AcmeError where the CA refuses; OutboundError where it does not answer
 */
export async function obtainCertificate(options: ObtainOptions): Promise<ObtainedCertificate> {
  const { server, account, domain } = options
  const { newOrder } = await server.readDirectory()
  const identifiers = [{ type: 'dns', value: domain }]
  const ordered = await server.post(newOrder, { identifiers }, account)
  const orderUrl = requireUrl(ordered.location, 'order')
  const order = ordered.json ?? {}
  for (const url of textsIn(order.authorizations).slice(0, authorizationsMax)) {
    await authorize(options, url)
  }
  const ready = await look(options, orderUrl, ['ready', 'valid'])
  const { key, csr } = await requestCertificate(domain)
  const finalize = requireUrl(ready.finalize, 'finalize')
  await server.post(finalize, { csr: Buffer.from(csr).toString('base64url') }, account)
  const issued = await look(options, orderUrl, ['valid'])
  const download = requireUrl(issued.certificate, 'certificate')
  const { text: chain } = await server.post(download, undefined, account)
  return { chain, key, ...validityOf(chain, key, domain) }
}

/** Proves control for one authorization, unless it is still valid from an earlier order. */
async function authorize(options: ObtainOptions, url: string): Promise<void> {
  const { server, account, publish } = options
  const { json: authorization = {} } = await server.post(url, undefined, account)
  if (authorization.status === 'valid') return
  const challenge = objectsIn(authorization.challenges).find(({ type }) => type === 'tls-alpn-01')
  if (!challenge || typeof challenge.token !== 'string') {
    throw new AcmeError('The ACME server does not offer the challenge tls-alpn-01 (RFC 8737).')
  }
  const thumbprint = await calculateJwkThumbprint(account.publicJwk)
  const keyAuthorization = `${challenge.token}.${thumbprint}`
  await publish(createHash('sha256').update(keyAuthorization).digest('base64url'))
  await server.post(requireUrl(challenge.url, 'challenge'), {}, account)
  await look(options, url, ['valid'])
}

/** Reads an order or an authorization until its `status` is one of `states`. */
async function look(
  { server, account, pollMs, signal }: ObtainOptions,
  url: string,
  states: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  for (let looks = 1; looks <= looksMax; looks += 1) {
    const answer: AcmeAnswer = await server.post(url, undefined, account)
    const { json = {}, retryAfterMs } = answer
    const { status } = json
    if (typeof status === 'string' && states.includes(status)) return json
    if (status !== 'pending' && status !== 'processing' && status !== 'ready') {
      throw acmeErrorOf(json.error ?? failureIn(json), retryAfterMs)
    }
    const pauseMs = Math.min(Math.max(pollMs, retryAfterMs), pauseMaxMs)
    await setTimeout(pauseMs, undefined, { signal })
  }
  throw new AcmeError('The ACME server did not decide in time.')
}

/** The error of the failed challenge in an authorization. */
const failureIn = (authorization: Readonly<Record<string, unknown>>) =>
  objectsIn(authorization.challenges).find(({ error }) => error !== undefined)?.error

function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : []
  return all.flatMap((one) => (typeof one === 'object' && one !== null ? [{ ...one }] : []))
}

function textsIn(value: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : []
  return all.filter((one) => typeof one === 'string')
}

function requireUrl(value: unknown, what: string): string {
  if (typeof value === 'string') return value
  throw new AcmeError(`The ACME server returned no URL of the ${what}.`)
}
