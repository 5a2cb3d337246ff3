import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import {
  type ClientCertificate,
  clientCertificate,
  readOneCertificate,
} from '../peers/client-certificate.ts'
import type { Peers } from '../peers/peer-facts.ts'

interface CertificateOptions {
  readonly peers: Peers
  /** The keys of the edge by tenant domain. */
  readonly edgeKeys: ReadonlyMap<string, readonly string[]>
}

/** URL-encoded; the certificate of the client alone, without its chain. */
const headerBytesMax = 4096
const verifiedForm = /^(?:SUCCESS|FAILED(?::[\x20-\x7e]{1,256})?)$/

const headers = ['cname-api-key', 'client-certificate', 'client-certificate-ca-verified'] as const

/**
 * Finds the certificate of the client: that of the connection, or the one in the header of a
 * trusted proxy that sends the key of the tenant's domain. From others these headers have no
 * effect.
 *
 * @throws ApiError 400 for headers of a trusted proxy that are repeated or malformed
 */
export function findClientCertificate(options: CertificateOptions): RequestHandler {
  return (req, _res, next) => {
    const peer = options.peers.get(req.socket)
    const found = peer?.isProxy ? ofEdge(req, options.edgeKeys) : peer?.certificate
    if (found) req.clientCertificate = found
    next()
  }
}

function ofEdge(
  req: Request,
  edgeKeys: CertificateOptions['edgeKeys'],
): ClientCertificate | undefined {
  const { headers: sent, tenant } = req
  if (headers.every((name) => sent[name] === undefined)) return undefined
  for (const name of headers) {
    if (countOf(name, req.rawHeaders) > 1) {
      throw refused(`The header ${name} was sent more than once.`)
    }
  }
  const [key, pem, verified] = headers.map((name) => sent[name]?.toString())
  if (!isOneOf(key ?? '', edgeKeys.get(tenant.domain) ?? []) || pem === undefined) return undefined
  if (verified === undefined || !verifiedForm.test(verified)) {
    throw refused('The header client-certificate-ca-verified must be SUCCESS or FAILED:reason.')
  }
  return clientCertificate(readHeader(pem), verified === 'SUCCESS')
}

/** Whether the text is one of the keys, compared in constant time. */
function isOneOf(presented: string, keys: readonly string[]): boolean {
  const digest = sha256(presented)
  return keys.filter((key) => timingSafeEqual(sha256(key), digest)).length > 0
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

function readHeader(encoded: string) {
  if (encoded.length > headerBytesMax) {
    throw refused(`The header client-certificate must have at most ${headerBytesMax} bytes.`)
  }
  const certificate = readOneCertificate(decoded(encoded))
  if (certificate) return certificate
  throw refused('The header client-certificate must be one URL-encoded certificate in PEM.')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const refused = (message: string) => new ApiError('client_certificate_malformed', { message })

/** `names` has names at even and values at odd places. */
function countOf(name: string, names: readonly string[]): number {
  return names.filter((each, at) => at % 2 === 0 && each.toLowerCase() === name).length
}
