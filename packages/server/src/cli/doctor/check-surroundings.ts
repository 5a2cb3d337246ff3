import { lookup } from 'node:dns/promises'
import { statfs } from 'node:fs/promises'
import type { Config } from '../../config/config.ts'
import { hasTrustedProxies } from '../../config/proxies.ts'
import { verifySmtpServer } from '../../mail/smtp-postbox.ts'
import { pingRedis } from '../../redis/ping-redis.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

const freeBytesMin = 512 * 1024 ** 2
const lookedUpMax = 20

/** Checks that the configured Redis responds. */
export async function checkRedis({ redisUrl }: Config): Promise<readonly Finding[]> {
  if (redisUrl === undefined) return []
  const ms = await pingRedis(redisUrl)
  return [ok('Redis', `Redis answers in ${ms} ms.`)]
}

/** Checks that the configured mail server accepts a connection and the credentials. */
export async function checkMail(config: Config): Promise<readonly Finding[]> {
  const { smtpServer: server, outboundCa: ca, production } = config
  if (server) {
    await verifySmtpServer({ server, ca })
    return [ok('mail', `${server.host}:${server.port} accepts mail from this server.`)]
  }
  if (!production) return [ok('mail', 'Mails are written to files in the data folder.')]
  const none =
    'No mail server is configured: only tenants with an e-mail provider of their own can send mail.'
  return [warning('mail', `${none} Set LATCHKEY_SMTP_URL.`)]
}

/** Checks the free space at the data folder. */
export async function checkDisk({ dataFolder }: Config): Promise<readonly Finding[]> {
  const { bavail, bsize } = await statfs(dataFolder)
  const free = bavail * bsize
  const message = `${Math.floor(free / 1024 ** 2)} MB are free at ${dataFolder}`
  if (free >= freeBytesMin) return [ok('disk', `${message}.`)]
  return [failed('disk', `${message}. Make room: a full disk stops the embedded database.`)]
}

/** Checks that the domains of tenants resolve, because browsers request them by name. */
export async function checkHosts(domains: readonly string[]): Promise<readonly Finding[]> {
  const missing: string[] = []
  for (const domain of domains.slice(0, lookedUpMax)) {
    await lookup(domain).catch(() => missing.push(domain))
  }
  if (missing.length === 0) return [ok('hosts', 'The domains of all tenants resolve.')]
  const names = missing.join(', ')
  return [warning('hosts', `${names} cannot be resolved on this machine. Add DNS records.`)]
}

/** Warns of trusted proxies that let clients forge their address. */
export function checkProxies(config: Config): readonly Finding[] {
  if (!hasTrustedProxies(config)) {
    return [ok('proxies', 'No proxy is trusted: the client address is that of the TCP connection.')]
  }
  const { trustedProxies } = config
  if (typeof trustedProxies === 'number') {
    const hops = `${trustedProxies} are trusted, whatever their addresses`
    return [warning('proxies', `${hops}: let nothing but them reach the port of this server.`)]
  }
  const everybody = trustedProxies.find((range) => range.endsWith('/0'))
  if (everybody === undefined) return [ok('proxies', `Trusted: ${trustedProxies.join(', ')}.`)]
  const risk = 'trusts every address: any caller can claim any client address.'
  return [failed('proxies', `LATCHKEY_TRUSTED_PROXIES has ${everybody}, which ${risk}`)]
}
