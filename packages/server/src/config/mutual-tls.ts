import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'
import { hasTrustedProxies, type ProxyConfig } from './proxies.ts'
import { readCaFile } from './read-ca-file.ts'
import { readNumber } from './read-numbers.ts'

/** How client certificates are received: by TLS, or in headers of a reverse proxy. */
export interface MutualTlsConfig {
  /** The port that requests client certificates; undefined if there is none. */
  readonly mtlsPort: number | undefined
  /** The CAs that issue client certificates, in PEM. */
  readonly clientCa: string | undefined
  /** The API keys of reverse proxies by tenant domain; several while a key is replaced. */
  readonly edgeKeys: ReadonlyMap<string, readonly string[]>
}

/** The length of 128 random bits in hex. */
const keyLengthMin = 32

/**
 * Reads the port that requests client certificates, and the API keys of proxies that forward them.
 */
export function readMutualTlsConfig(
  env: Environment,
  proxies: ProxyConfig,
  hasTls: boolean,
  refuse: Refuse,
): MutualTlsConfig {
  const { LATCHKEY_MTLS_PORT: port, LATCHKEY_MTLS_CA_FILE: caFile } = env
  const mtlsPort = port ? readNumber('LATCHKEY_MTLS_PORT', env, 0, 0, 65_535, refuse) : undefined
  if (mtlsPort !== undefined && !hasTls) {
    refuse('LATCHKEY_MTLS_PORT requires TLS, and LATCHKEY_TLS is off.')
  }
  if (caFile && mtlsPort === undefined) {
    refuse('LATCHKEY_MTLS_CA_FILE requires LATCHKEY_MTLS_PORT, which is not set.')
  }
  return {
    mtlsPort,
    clientCa: readCaFile('LATCHKEY_MTLS_CA_FILE', caFile, refuse),
    edgeKeys: readEdgeKeys(env, proxies, refuse),
  }
}

/** Reads the API keys of proxies. Errors do not quote an entry, since it contains a secret. */
function readEdgeKeys(env: Environment, proxies: ProxyConfig, refuse: Refuse) {
  const keys = new Map<string, string[]>()
  const entries = (env.LATCHKEY_CNAME_API_KEYS ?? '').split(/[\s,]+/).filter(Boolean)
  for (const entry of entries) {
    const [, domain = '', key = ''] = /^([a-z0-9.-]+)=(\S+)$/i.exec(entry) ?? []
    if (domain === '' || key.length < keyLengthMin) {
      refuse(
        'LATCHKEY_CNAME_API_KEYS must be a list of domain=key, with keys of at least ' +
          `${keyLengthMin} characters. Generate one with: openssl rand -hex 32`,
      )
      continue
    }
    keys.set(domain.toLowerCase(), [...(keys.get(domain.toLowerCase()) ?? []), key])
  }
  if (entries.length > 0 && !hasTrustedProxies(proxies)) {
    refuse('LATCHKEY_CNAME_API_KEYS requires LATCHKEY_TRUSTED_PROXIES, which is empty.')
  }
  return keys
}
