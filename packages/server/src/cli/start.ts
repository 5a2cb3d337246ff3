import type { Config } from '../config/config.ts'
import { serve } from '../main.ts'
import type { RunningServer } from '../running-server.ts'
import { makeFirstTenant } from './first-start.ts'
import { firstLines, readyLines } from './greeting.ts'
import { createLog } from './log.ts'

/** Serves until a signal, and greets who started it. */
export async function start(config: Config): Promise<void> {
  const log = await createLog(config)
  await serve({
    config,
    log,
    onProgress: (sentence) => console.log(`${sentence} …`),
    onReady: async (server) => {
      const lines = await greet(config, server)
      if (lines !== undefined) console.log(`\n${lines}`)
      else log.warn('There is no tenant yet. Make one: latchkey tenant create <domain>')
    },
  })
}

async function greet(config: Config, server: RunningServer): Promise<string | undefined> {
  const { tenants } = server.store
  const caFile = server.privateCa?.certificateFile
  const placeOf = (domain: string) => ({
    baseUrl: server.issuerOf(domain).replace(/\/$/, ''),
    caFile,
  })
  const domain = config.firstTenantDomain
  const first = domain === undefined ? undefined : await makeFirstTenant(tenants, domain)
  if (first) return firstLines(placeOf(first.tenant.domain), first)
  const [oldest] = await tenants.list()
  if (!oldest) return undefined
  const { clients } = tenants.storeOf(oldest)
  const [one] = (await clients.list({ is_global: false, per_page: 1 })).items
  return readyLines(placeOf(oldest.domain), oldest.domain, one?.client.client_id)
}
