import { isIP } from 'node:net'
import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'

/** The trusted proxies, and the headers that they send. */
export interface ProxyConfig {
  /** Addresses and CIDRs, or the number of proxies. */
  readonly trustedProxies: readonly string[] | number
  /** Undefined: `X-Forwarded-For`, or `Forwarded` if it is absent. */
  readonly forwardedHeader: 'x-forwarded-for' | 'forwarded' | undefined
  /** Whether sockets of trusted peers begin with a header of the PROXY protocol. */
  readonly proxyProtocol: boolean
  /** The headers in which trusted proxies send fingerprints of TLS, in lower case. */
  readonly ja3Header: string | undefined
  readonly ja4Header: string | undefined
}

/** Reads the trusted proxies, and the headers that they set. */
export function readProxyConfig(env: Environment, refuse: Refuse): ProxyConfig {
  const trustedProxies = readTrustedProxies(env, refuse)
  const config: ProxyConfig = {
    trustedProxies,
    forwardedHeader: readForwardedHeader(env, refuse),
    proxyProtocol: readProxyProtocol(env, refuse),
    ja3Header: readHeaderName('LATCHKEY_JA3_HEADER', env, refuse),
    ja4Header: readHeaderName('LATCHKEY_JA4_HEADER', env, refuse),
  }
  if (hasTrustedProxies(config)) return config
  for (const name of meansNothingAlone) {
    if (!env[name] || env[name] === 'off') continue
    refuse(`${name} requires LATCHKEY_TRUSTED_PROXIES, which is empty.`)
  }
  return config
}

const meansNothingAlone = [
  'LATCHKEY_PROXY_PROTOCOL',
  'LATCHKEY_FORWARDED_HEADER',
  'LATCHKEY_JA3_HEADER',
  'LATCHKEY_JA4_HEADER',
] as const

/** Whether any proxy is trusted. */
export function hasTrustedProxies({
  trustedProxies,
}: Pick<ProxyConfig, 'trustedProxies'>): boolean {
  return typeof trustedProxies === 'number' || trustedProxies.length > 0
}

const hopsMax = 32

function readTrustedProxies(env: Environment, refuse: Refuse): readonly string[] | number {
  const text = (env.LATCHKEY_TRUSTED_PROXIES ?? '').trim()
  const hops = Number(text)
  if (/^\d+$/.test(text) && hops >= 1 && hops <= hopsMax) return hops
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => {
      if (entry === '') return false
      if (isRange(entry)) return true
      refuse(
        `LATCHKEY_TRUSTED_PROXIES has "${entry}", which is neither an IP address nor a CIDR. ` +
          `A single number from 1 to ${hopsMax} is the number of proxies in front.`,
      )
      return false
    })
}

/** Whether a text is an IP address or a CIDR. */
export function isRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/')
  const bits = isIP(address) === 4 ? 32 : 128
  const hasPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  return isIP(address) !== 0 && !address.includes('%') && hasPrefix && rest.length === 0
}

function readForwardedHeader(env: Environment, refuse: Refuse): ProxyConfig['forwardedHeader'] {
  const name = env.LATCHKEY_FORWARDED_HEADER?.toLowerCase()
  if (!name) return undefined
  if (name === 'x-forwarded-for' || name === 'forwarded') return name
  refuse(`LATCHKEY_FORWARDED_HEADER is "${name}"; it must be X-Forwarded-For or Forwarded.`)
  return undefined
}

function readProxyProtocol(env: Environment, refuse: Refuse): boolean {
  const value = env.LATCHKEY_PROXY_PROTOCOL || 'off'
  if (value !== 'on' && value !== 'off') {
    refuse(`LATCHKEY_PROXY_PROTOCOL is "${value}"; it must be on or off.`)
  }
  return value === 'on'
}

/** Reads the name of a header, which must be a token (RFC 9110, section 5.1). */
function readHeaderName(
  name: 'LATCHKEY_JA3_HEADER' | 'LATCHKEY_JA4_HEADER',
  env: Environment,
  refuse: Refuse,
): string | undefined {
  const header = env[name]
  if (!header) return undefined
  if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(header)) {
    refuse(`${name} is "${header}", which is not a header name.`)
  }
  return header.toLowerCase()
}
