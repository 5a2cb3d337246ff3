import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, until } from '@latchkey/testkit'
import { parse } from 'yaml'
import { root } from '../child-server.ts'
import { freePort } from '../free-port.ts'

const run = promisify(execFile)
const isInstalled = spawnSync('prometheus', ['--version']).status === 0

// Without Prometheus (apt-get install prometheus) the files are only parsed.
const test = isInstalled ? it : it.skip

let folder: string
let server: TestServer
let queries: readonly string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-monitoring-'))
  const away = `redis://127.0.0.1:${await freePort()}`
  const directoryUrl = `https://localhost:${await freePort()}/directory`
  const acme = { directoryUrl, contact: undefined, externalAccount: undefined }
  server = await startTestServer({ config: { operationsPort: 0, redisUrl: away, acme } })
  queries = [...(await alertQueries()), ...(await panelQueries())]
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function alertQueries(): Promise<readonly string[]> {
  const rules = parse(await readFile(join(root, 'deploy/prometheus/alerts.yaml'), 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[]
  }
  return rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr))
}

async function panelQueries(): Promise<readonly string[]> {
  const dashboard = JSON.parse(await readFile(join(root, 'deploy/grafana/latchkey.json'), 'utf8'))
  const { panels } = dashboard as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  }
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
}

describe('alerts and dashboard', () => {
  it('refer to metrics that the server exports', async () => {
    const address = `http://127.0.0.1:${server.operationsPort}/metrics`
    const text = await (await fetch(address)).text()
    const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
    const named = queries.flatMap((query) =>
      [...query.matchAll(/\b(?:latchkey|nodejs|process)_\w+/g)].map(([name]) => name),
    )
    const unknown = named.filter((name) => !known.has(name.replace(/_bucket$/, '')))
    expect(named.length).toBeGreaterThan(15)
    expect(unknown).toEqual([])
  })

  test('are accepted by Prometheus, which scrapes the server and evaluates each', async () => {
    const port = await freePort()
    const api = `http://127.0.0.1:${port}/api/v1`
    await writeConfiguration(server.operationsPort ?? 0)
    const checked = await run('promtool', ['check', 'config', join(folder, 'prometheus.yaml')])
    expect(checked.stdout).toContain('12 rules found')
    const prometheus = startPrometheus(port)
    try {
      await server.tenant.request('GET', '/api/v2/clients')
      const send = async (query: string) => {
        const answer = await fetch(`${api}/query?query=${encodeURIComponent(query)}`)
        return { status: answer.status, body: (await answer.json()) as Answer }
      }
      const up = async () => {
        const { data } = (await send('up{job="latchkey"}')).body
        return data?.result[0]?.value[1] === '1'
      }
      await until('Prometheus scrapes the server', () => up().catch(() => false))
      for (const query of queries) {
        const { status } = await send(query.replaceAll('$__rate_interval', '1m'))
        expect([query, status]).toEqual([query, 200])
      }
      const [away] = (await send('min(latchkey_redis_up)')).body.data?.result ?? []
      expect(away?.value[1]).toBe('0')
      await until('the alert of the absent Redis fires', async () => {
        const { data } = (await (await fetch(`${api}/alerts`)).json()) as Alerts
        return data.alerts.some(
          ({ labels, state }) => labels.alertname === 'LatchkeyRedisAway' && state === 'firing',
        )
      })
    } finally {
      prometheus.kill('SIGKILL')
    }
  })
})

interface Answer {
  readonly data?: { readonly result: readonly { readonly value: readonly [number, string] }[] }
}

interface Alerts {
  readonly data: {
    readonly alerts: readonly {
      readonly labels: { readonly alertname: string }
      readonly state: string
    }[]
  }
}

/** The configuration of the repository, for this server, once a second, with alerts at once. */
async function writeConfiguration(operationsPort: number): Promise<void> {
  const source = join(root, 'deploy/prometheus')
  const text = await readFile(join(source, 'prometheus.yaml'), 'utf8')
  const here = text.replace('127.0.0.1:9464', `127.0.0.1:${operationsPort}`).replace('15s', '1s')
  await writeFile(join(folder, 'prometheus.yaml'), `global: { evaluation_interval: 1s }\n${here}`)
  const alerts = await readFile(join(source, 'alerts.yaml'), 'utf8')
  await writeFile(join(folder, 'alerts.yaml'), alerts.replaceAll(/ for: \d+m$/gm, ' for: 1s'))
}

function startPrometheus(port: number): ChildProcess {
  const own = [`--config.file=${join(folder, 'prometheus.yaml')}`]
  const data = [`--storage.tsdb.path=${join(folder, 'data')}`]
  const listen = [`--web.listen-address=127.0.0.1:${port}`]
  return spawn('prometheus', [...own, ...data, ...listen], { stdio: 'ignore' })
}
