import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'

/** The TLS settings of the listener. */
export interface TlsConfig {
  /** Cipher suites of TLS 1.2, by the names of OpenSSL, in order of preference. */
  readonly tlsCiphers: readonly string[]
  /** The key type of certificates of the private CA. */
  readonly tlsKeyType: TlsKeyType
}

export type TlsKeyType = 'ec' | 'rsa'

/** BCP 195 (RFC 9325, section 4.2): all of them have forward secrecy and are AEAD. */
const recommendedCiphers: readonly string[] = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES256-GCM-SHA384',
]

/** The cipher suites of TLS 1.2, and the type of keys that the private CA issues. */
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
