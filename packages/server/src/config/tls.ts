import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'
import { readNumber } from './read-numbers.ts'
import type { Tls } from './read-tls.ts'

/** The TLS settings of the listener. */
export interface TlsConfig {
  /** Cipher suites of TLS 1.2 by their OpenSSL names, in order of preference. */
  readonly tlsCiphers: readonly string[]
  /** The key type of the certificates that the private CA issues. */
  readonly tlsKeyType: TlsKeyType
  /** How long browsers use HTTPS alone for the host (RFC 6797); 0: they are not told. */
  readonly hstsSeconds: number
}

/** A key type: ECDSA with P-256, or RSA. */
export type TlsKeyType = 'ec' | 'rsa'

/**
 * The cipher suites that RFC 9325 (BCP 195) recommends in section 4.2: each has forward secrecy and
 * is an AEAD.
 */
const recommendedCiphers: readonly string[] = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES256-GCM-SHA384',
]

const yearSeconds = 365 * 24 * 60 * 60

interface Place {
  readonly production: boolean
  readonly tls: Tls
}

/** Reads the cipher suites of TLS 1.2, the key type of the private CA, and the time of HSTS. */
export function readTlsConfig(env: Environment, place: Place, refuse: Refuse): TlsConfig {
  const { LATCHKEY_TLS_CIPHERS: ciphers, LATCHKEY_TLS_KEY_TYPE: keyType = 'ec' } = env
  const named = ciphers?.split(':').filter(Boolean) ?? []
  const other = named.find((name) => !recommendedCiphers.includes(name))
  if (other !== undefined) {
    const known = recommendedCiphers.join(':')
    refuse(`LATCHKEY_TLS_CIPHERS has "${other}"; it must only have ${known}.`)
  }
  if (keyType !== 'ec' && keyType !== 'rsa' && keyType !== '') {
    refuse(`LATCHKEY_TLS_KEY_TYPE is "${keyType}"; it must be ec or rsa.`)
  }
  return {
    tlsCiphers: named.length > 0 ? named : recommendedCiphers,
    tlsKeyType: keyType === 'rsa' ? 'rsa' : 'ec',
    hstsSeconds: readHsts(env, place, refuse),
  }
}

/**
 * By default a year in production with a certificate of the operator. A browser that once got the
 * header for `localhost` would open no other program there by HTTP, and a proxy that terminates TLS
 * knows better what else it serves.
 */
function readHsts(env: Environment, { production, tls }: Place, refuse: Refuse): number {
  const isOwn = tls.kind === 'files'
  const fallback = production && isOwn ? yearSeconds : 0
  const seconds = readNumber('LATCHKEY_HSTS_SECONDS', env, fallback, 0, 2 * yearSeconds, refuse)
  if (seconds > 0 && !isOwn) {
    refuse(
      'LATCHKEY_HSTS_SECONDS requires LATCHKEY_TLS_CERT_FILE. ' +
        'Behind a proxy that terminates TLS, set Strict-Transport-Security there.',
    )
  }
  return seconds
}
