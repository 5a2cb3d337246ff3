import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { serve } from '../main.ts'
import type { RunningServer } from '../running-server.ts'
import { inTurn } from '../store/database/in-turn.ts'
import { createYoungObjects } from './create-young-objects.ts'
import { createFirstTenant } from './first-start.ts'
import { firstLines, type Place, readyLines } from './greeting.ts'
import type { Invocation } from './invocation.ts'
import { limitHeapGrowth } from './limit-heap-growth.ts'
import { openLog } from './log.ts'
import { optimizeSoon } from './optimize-soon.ts'
import { preferTheEventLoop } from './prefer-the-event-loop.ts'

/** Starts the server, prints a greeting, and serves until a signal. */
export async function start(invocation: Invocation): Promise<void> {
  const { config } = invocation
  limitHeapGrowth()
  optimizeSoon()
  createYoungObjects()
  const { log, close } = await openLog(config)
  try {
    await startBy(log, invocation)
  } finally {
    await close()
  }
}

async function startBy(log: Logger, { config, has, print }: Invocation): Promise<void> {
  if (config.processes > 1 && cluster.isPrimary) {
    const { supervise } = await import('./supervise.ts')
    return supervise(config, log)
  }
  // Only the first of several processes prints.
  const isFirst = cluster.worker === undefined || cluster.worker.id === 1
  await serve({
    config,
    isSupervised: cluster.isWorker,
    log,
    onProgress: (sentence) => {
      if (isFirst && !has('json')) console.log(`${sentence} …`)
    },
    onReady: async (server) => {
      preferTheEventLoop()
      if (!isFirst) return
      const greeting = await greet(config, server)
      if (!greeting) log.warn('No tenant exists yet. Create one: latchkey tenant create <domain>')
      else if (greeting.isFirst || has('json') || !isLogAlone(config)) {
        print(greeting.result, `\n${greeting.text}`)
      }
    },
  })
}

/** Whether the examples exist: an installed package is without them. */
const isClone = existsSync(new URL('../../../example-express', import.meta.url))

/** Whether programs read the output, and not people: then each line is one of the log. */
const isLogAlone = ({ production }: Config) => production && !process.stdout.isTTY

interface Greeting {
  /** Whether it has secrets, which are shown only once. */
  readonly isFirst: boolean
  readonly text: string
  /** The output of `--json`: the base URL, and what the first start created. */
  readonly result: Readonly<Record<string, string | undefined>>
}

/** The CA of the software wallet; undefined in production, where nothing may trust it. */
async function walletCa({ production, dataFolder }: Config): Promise<string | undefined> {
  if (production) return undefined
  const { openTestAuthority } = await import('./test-authority.ts')
  return (await openTestAuthority(dataFolder)).certificatePem
}

async function greet(config: Config, server: RunningServer): Promise<Greeting | undefined> {
  const { tenants, url } = server.store
  const caFile = server.privateCa?.certificateFile
  const placeOf = (domain: string) => ({
    baseUrl: server.issuerOf(domain).replace(/\/$/, ''),
    caFile,
    isClone,
  })
  const domain = config.firstTenantDomain
  const first =
    domain === undefined
      ? undefined
      : await inTurn(url, () =>
          createFirstTenant(tenants, {
            domain,
            issuer: server.issuerOf(domain),
            walletCa: () => walletCa(config),
          }),
        )
  if (first) {
    const place = placeOf(first.tenant.domain)
    const { clientId, clientSecret, application } = first
    return {
      isFirst: true,
      text: firstLines(place, first),
      result: {
        ...resultOf(place),
        client_id: clientId,
        client_secret: clientSecret,
        user: application.email,
        password: application.password,
      },
    }
  }
  const [oldest] = await tenants.list()
  if (!oldest) return undefined
  const { clients } = tenants.storeOf(oldest)
  const [one] = (await clients.list({ is_global: false, per_page: 1 })).items
  const clientId = one?.client.client_id
  const place = placeOf(oldest.domain)
  const text = readyLines(place, oldest.domain, clientId)
  return { isFirst: false, text, result: { ...resultOf(place), client_id: clientId } }
}

const resultOf = ({ baseUrl, caFile }: Place) => ({ base_url: baseUrl, ca_file: caFile })
