import type { Request, RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import { isSameSecret } from '../keys/is-same-secret.ts'
import {
  type ClientCertificate,
  clientCertificate,
  readOneCertificate,
} from '../peers/client-certificate.ts'
import type { Peers } from '../peers/peer-facts.ts'
import { hashClientSecret } from '../store/clients/clients.ts'
import { countHeader } from './count-header.ts'

interface CertificateOptions {
  readonly peers: Peers
  readonly edgeKeys: EdgeKeys
}

/** The API keys of reverse proxies by tenant domain; custom domains have keys of their own. */
export type EdgeKeys = ReadonlyMap<string, readonly string[]>

/** The largest header with a certificate: URL-encoded PEM, without the chain. */
const headerBytesMax = 4096
const verifiedForm = /^(?:SUCCESS|FAILED(?::[\x20-\x7e]{1,256})?)$/

const headers = ['cname-api-key', 'client-certificate', 'client-certificate-ca-verified'] as const

/**
 * Finds the certificate of the client: that of the TLS socket, or the one in the header of a
 * trusted proxy that also sends the API key of the domain. The headers of other peers are ignored.
 *
 * @throws ApiError 400 for a repeated or malformed header of a trusted proxy
 */
export function findClientCertificate(options: CertificateOptions): RequestHandler {
  return (req, res, next) => {
    const peer = options.peers.get(req.socket)
    const found = peer?.isProxy ? ofEdge(req, options.edgeKeys) : peer?.certificate
    if (found) {
      req.clientCertificate = found
      // A browser would send the certificate of its user for the page of an attacker, too.
      res.removeHeader('Access-Control-Allow-Credentials')
    }
    next()
  }
}

function ofEdge(req: Request, edgeKeys: EdgeKeys): ClientCertificate | undefined {
  const { headers: sent } = req
  if (headers.every((name) => sent[name] === undefined)) return undefined
  for (const name of headers) {
    if (countHeader(name, req.rawHeaders) > 1) {
      throw refused(`The header ${name} was sent more than once.`)
    }
  }
  const [, pem, verified] = headers.map((name) => sent[name]?.toString())
  if (!isEdge(req, edgeKeys) || pem === undefined) return undefined
  if (verified === undefined || !verifiedForm.test(verified)) {
    throw refused('The header client-certificate-ca-verified must be SUCCESS or FAILED:reason.')
  }
  return clientCertificate(readHeader(pem), verified === 'SUCCESS')
}

/**
 * Whether the request has an API key of its domain: that of the custom domain, or one that the
 * configuration has for the domain.
 */
export function isEdge({ headers, tenant }: Request, edgeKeys: EdgeKeys): boolean {
  const key = headers['cname-api-key']
  if (typeof key !== 'string') return false
  const ofDomain = tenant.customDomain?.edgeKeyHash
  const ofEnvironment = edgeKeys.get(tenant.domain) ?? []
  const hashes = [
    ...(ofDomain === undefined ? [] : [ofDomain]),
    ...ofEnvironment.map(hashClientSecret),
  ]
  const sent = hashClientSecret(key)
  return hashes.some((hash) => isSameSecret(hash, sent))
}

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
