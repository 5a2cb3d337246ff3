import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'

/** How custom domains are verified and served. */
export interface CustomDomainConfig {
  /**
   * DNS servers that verify custom domains, with an optional port; empty for those of the system.
   */
  readonly dnsServers: readonly string[]
  /** A folder with a subfolder for each host name, with `fullchain.pem` and `privkey.pem`. */
  readonly tlsDomainsFolder: string | undefined
}

/** Reads the DNS servers that verify custom domains, and the folder of their certificates. */
export function readCustomDomainConfig(env: Environment, refuse: Refuse): CustomDomainConfig {
  return { dnsServers: readServers(env, refuse), tlsDomainsFolder: readFolder(env, refuse) }
}

function readServers(env: Environment, refuse: Refuse): readonly string[] {
  const entries = (env.LATCHKEY_DNS_SERVERS ?? '').split(/[\s,]+/).filter(Boolean)
  return entries.filter((entry) => {
    if (isServer(entry)) return true
    refuse(
      `LATCHKEY_DNS_SERVERS has "${entry}", which is not an IP address with an optional port: ` +
        '9.9.9.9, 127.0.0.1:5353 or [2620:fe::fe]:53.',
    )
    return false
  })
}

function isServer(entry: string): boolean {
  const [, address = '', port = '53'] = /^\[?([^\]]+?)\]?(?::(\d{1,5}))?$/.exec(entry) ?? []
  if (isIP(entry) === 6) return true
  return isIP(address) > 0 && Number(port) > 0 && Number(port) < 65_536
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

function readFolder(env: Environment, refuse: Refuse): string | undefined {
  const folder = env.LATCHKEY_TLS_DOMAINS_FOLDER
  if (!folder) return undefined
  if (!env.LATCHKEY_TLS_CERT_FILE) {
    refuse('LATCHKEY_TLS_DOMAINS_FOLDER requires LATCHKEY_TLS_CERT_FILE, which is not set.')
  }
  if (!isFolder(folder)) {
    refuse(`LATCHKEY_TLS_DOMAINS_FOLDER is "${folder}", which is not a folder.`)
  }
  return folder
}
