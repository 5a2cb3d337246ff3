import type { Config } from './config.ts'
import { hasTrustedProxies } from './proxies.ts'

/**
 * The issuer of a tenant (RFC 8414, section 2). Its scheme is `https`, unless TLS is off and there
 * is no proxy that terminates it.
 *
 * @param port the port that the server listens on
 */
export function issuer(config: Config, domain: string, port: number): string {
  const isHttps = config.tls.kind !== 'off' || hasTrustedProxies(config)
  const isDefaultPort = port === (isHttps ? 443 : 80)
  return `${isHttps ? 'https' : 'http'}://${domain}${isDefaultPort ? '' : `:${port}`}/`
}
