import { Resolver } from 'node:dns/promises'

/** Looks up the DNS records that prove ownership of a domain (RFC 1035). */
export interface DnsRecords {
  /**
   * The values of the records of a name; empty if there are none.
   *
   * @throws Error if no DNS server responds in time
   */
  find(type: 'CNAME' | 'TXT', name: string): Promise<readonly string[]>
}

interface DnsOptions {
  /** The DNS servers, with an optional port; empty for those of the system. */
  readonly servers: readonly string[]
  readonly timeoutMs: number
}

/** The error codes of c-ares for a name or record that does not exist. */
const absent: readonly unknown[] = ['ENODATA', 'ENOTFOUND']

/** Looks up records with a timeout, in new sockets each time. */
export function openDnsRecords({ servers, timeoutMs }: DnsOptions): DnsRecords {
  return {
    async find(type, name) {
      const resolver = new Resolver()
      if (servers.length > 0) resolver.setServers(servers)
      const timer = setTimeout(() => resolver.cancel(), timeoutMs)
      try {
        if (type === 'CNAME') return await resolver.resolveCname(name)
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
      } catch (error) {
        if (error instanceof Error && 'code' in error && absent.includes(error.code)) return []
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
