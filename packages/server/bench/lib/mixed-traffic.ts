import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'undici'
import { type Application, formHeaders, pkce } from './application.ts'
import { Browser } from './browser.ts'
import type { Setting } from './setting.ts'

export const kinds = ['tokens', 'logins', 'reads', 'writes', 'followers', 'failures'] as const
type Kind = (typeof kinds)[number]

export interface Traffic {
  readonly counts: Readonly<Record<Kind, number>>
  /** One request, or a few that belong together. */
  once(kind: Kind): Promise<void>
  /** All kinds at once until `endMs` of `performance.now()`. */
  run(endMs: number): Promise<void>
}

interface Place {
  readonly pool: Pool
  readonly origin: string
  readonly setting: Setting
  readonly app: Application
  /** May read and change network ACLs and read events. */
  readonly token: string
}

/** How many of each kind at once, and the pause after each, so that the server keeps up. */
const workers: Readonly<Record<Kind, readonly [count: number, pauseMs: number]>> = {
  tokens: [4, 20],
  logins: [2, 300],
  reads: [4, 20],
  writes: [2, 40],
  followers: [4, 500],
  failures: [2, 50],
}
const [rows, followMs] = [100, 3_000]

/** @throws Error at the first answer that nobody expects */
export async function mixedTraffic(place: Place): Promise<Traffic> {
  const { pool, setting, app, token } = place
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const ids = await makeRows(setting)
  const json = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const pathOf = (at: number) => `/api/v2/network-acls/${ids[at % rows]}`
  const send = async (expected: number, asked: Parameters<Pool['request']>[0]) => {
    const { statusCode, body } = await pool.request(asked)
    const text = await body.text()
    if (statusCode === expected) return
    throw new Error(`${asked.method} ${asked.path} answered ${statusCode}: ${text}`)
  }
  const takeToken = (clientSecret: string, expected: number) => {
    const { clientId } = setting.tenant
    const form = { client_id: clientId, client_secret: clientSecret, audience: '/api/v2/' }
    const body = new URLSearchParams({ grant_type: 'client_credentials', ...form }).toString()
    return send(expected, { method: 'POST', path: '/oauth/token', headers: formHeaders, body })
  }
  let failure = 0
  const work: Readonly<Record<Kind, () => Promise<void>>> = {
    tokens: () => takeToken(setting.tenant.clientSecret, 200),
    logins: () => logIn(place, app.password, true),
    reads: () => send(200, { method: 'GET', path: pathOf(counts.reads), headers: json }),
    async writes() {
      const at = counts.writes % rows
      const body = JSON.stringify(acl(at))
      await send(200, { method: 'PUT', path: pathOf(at), headers: json, body })
    },
    followers: () => follow(pool, token),
    async failures() {
      const path = '/api/v2/network-acls'
      const failures = [
        () => takeToken('wrong', 401),
        () => logIn(place, 'wrong', false),
        () =>
          send(404, { method: 'GET', path: `${path}/acl_9Hs3kP7vWq2LrXb4Jd8NfT`, headers: json }),
        () => send(400, { method: 'POST', path, headers: json, body: '{"rule":' }),
        () => send(401, { method: 'GET', path, headers: { authorization: 'Bearer a.b.c' } }),
        () => send(404, { method: 'GET', path: '/unknown', headers: { host: 'nobody.example' } }),
      ]
      failure += 1
      await failures[failure % failures.length]?.()
    },
  }
  const once = async (kind: Kind) => {
    await work[kind]()
    counts[kind] += 1
  }
  return {
    counts,
    once,
    async run(endMs) {
      const worker = async (kind: Kind, pauseMs: number) => {
        for (; performance.now() < endMs; await setTimeout(pauseMs)) await once(kind)
      }
      await Promise.all(
        kinds.flatMap((kind) => {
          const [count, pauseMs] = workers[kind]
          return Array.from({ length: count }, () => worker(kind, pauseMs))
        }),
      )
    },
  }
}

async function makeRows({ tenant }: Setting): Promise<readonly string[]> {
  const ids: string[] = []
  for (let at = 0; at < rows; at += 1) {
    const { id } = await tenant.store.write({ description: 'bench' }, ({ networkAcls }) =>
      networkAcls.create(acl(at)),
    )
    ids.push(id)
  }
  return ids
}

function acl(at: number) {
  const rule = { action: { log: true as const }, scope: 'tenant' as const }
  return { description: `soak ${Math.random()}`, active: false, priority: 1 + at / 100, rule }
}

async function logIn({ pool, origin, app }: Place, password: string, isRight: boolean) {
  const browser = new Browser(pool, origin.replace('http:', 'https:'))
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    scope: 'openid',
    code_challenge: pkce().challenge,
    code_challenge_method: 'S256',
  })
  const page = await browser.visit(`/authorize?${query}`)
  const sent = await browser.submit(page, { username: app.email, password }).catch((error) => {
    if (isRight) throw error
    return undefined
  })
  const hasCode = sent?.url.searchParams.has('code') ?? false
  if (hasCode !== isRight) throw new Error(`A log-in ended at ${sent?.url}`)
}

/** Reads the feed for some seconds, then hangs up. */
async function follow(pool: Pool, token: string): Promise<void> {
  const { statusCode, body } = await pool.request({
    method: 'GET',
    path: '/api/v2/events',
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  })
  body.on('error', () => undefined).on('data', () => undefined)
  if (statusCode !== 200) throw new Error(`The feed of events answered ${statusCode}`)
  await setTimeout(followMs)
  body.destroy()
}
