import type { Config } from './config.ts'
import { hasTrustedProxies } from './proxies.ts'

/**
 * The issuer of a tenant: `https` unless TLS is off and no proxy ends it in front of the server.
 *
 * @param port that the server listens on
 */
export function issuer(config: Config, domain: string, port: number): string {
  const isHttps = config.tls.kind !== 'off' || hasTrustedProxies(config)
  const isDefaultPort = port === (isHttps ? 443 : 80)
  return `${isHttps ? 'https' : 'http'}://${domain}${isDefaultPort ? '' : `:${port}`}/`
}
