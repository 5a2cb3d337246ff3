import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'

/** The TLS settings of the listener. */
export interface TlsConfig {
  /** Cipher suites of TLS 1.2 by their OpenSSL names, in order of preference. */
  readonly tlsCiphers: readonly string[]
  /** The key type of the certificates that the private CA issues. */
  readonly tlsKeyType: TlsKeyType
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

/** Reads the cipher suites of TLS 1.2, and the key type of the private CA. */
export function readTlsConfig(env: Environment, refuse: Refuse): TlsConfig {
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
  }
}
