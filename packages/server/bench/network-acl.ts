/**
 * The engine by itself (packages/network-acl/bench/network-acl.ts), and what rules cost a
 * request: reading the same small network ACL, which is not in force, in a tenant with ten rules of
 * twenty entries in force, against a tenant without any, in the same server. Reach: `doorRatio`
 * >= 0.97.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Resources } from '../src/store/tenants/resources.ts'
import { makeTenant, type NewTenant } from '../src/tenancy/make-tenant.ts'
import { compare, load, round, type Shot } from './lib/load.ts'
import { fetchToken, makeSetting, serverProgram, startProgram } from './lib/setting.ts'

const port = 18_443
const engineProgram = '../../network-acl/bench/network-acl.ts'
const ruleCount = 10
const entryCount = 20

/** What both tenants have to read. */
const inactive = {
  description: 'Not in force',
  active: false,
  rule: { action: { log: true as const }, scope: 'tenant' as const },
}

const engine = measureEngine()
const setting = await makeSetting()
try {
  const origin = `http://localhost:${port}`
  const guarded = setting.tenant
  const open = await makeTenant(setting.store.tenants, 'open.localhost')
  for (let rule = 0; rule < ruleCount; rule += 1) await createRule(guarded, rule)
  const server = await startProgram(serverProgram, setting.environment(port), `${origin}/readyz`)
  try {
    const shots = {
      guarded: await shotAt(guarded, `localhost:${port}`),
      open: await shotAt(open, `open.localhost:${port}`),
    }
    const { ratio } = await compare(
      {
        name: 'ten rules',
        run: (s) => load(origin, s, 200, () => shots.guarded),
        cpuUs: server.cpuUs,
      },
      { name: 'none', run: (s) => load(origin, s, 200, () => shots.open), cpuUs: server.cpuUs },
      9,
      3,
    )
    console.log(JSON.stringify({ name: 'network-acl', ...engine, doorRatio: round(ratio) }))
  } finally {
    await server.stop()
  }
} finally {
  await setting.remove()
}

function measureEngine(): Record<string, number> {
  const file = fileURLToPath(new URL(engineProgram, import.meta.url))
  const printed = execFileSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8' })
  const lines = printed.trim().split('\n')
  for (const line of lines.slice(0, -1)) console.log(line)
  return JSON.parse(lines.at(-1) ?? '{}') as Record<string, number>
}

type Definition = Parameters<Resources['networkAcls']['create']>[0]

function create(store: NewTenant['store'], definition: Definition) {
  return store.write({ description: 'bench' }, ({ networkAcls }) => networkAcls.create(definition))
}

/** Two signals of ten entries each, none of which a request of this run has. */
function createRule({ store }: NewTenant, rule: number) {
  const entries = Array.from({ length: entryCount / 2 }, (_, entry) => rule * 100 + entry)
  return create(store, {
    description: `Rule ${rule}`,
    active: true,
    priority: 1 + rule,
    rule: {
      action: { block: true },
      scope: 'tenant',
      match: {
        ipv4_cidrs: entries.map((entry) => `203.0.${entry % 256}.0/${24 + (entry % 8)}`),
        user_agents: entries.map((entry) => `scraper-${entry}/*`),
      },
    },
  })
}

async function shotAt({ store, clientId, clientSecret }: NewTenant, host: string): Promise<Shot> {
  const { id } = await create(store, inactive)
  const token = await fetchToken(`http://127.0.0.1:${port}`, host, { clientId, clientSecret })
  const headers = { host, authorization: `Bearer ${token}`, 'user-agent': 'bench/1.0' }
  return { method: 'GET', path: `/api/v2/network-acls/${id}`, headers }
}
