import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { runPlans } from './run.ts'

/*
 * The runner against an HTTP double of the suite and the tenant: its requests in order, and its
 * judgement of the responses.
 */

type Json = Readonly<Record<string, unknown>>

/** The responses of `GET /api/info/{id}`, in order; the last one repeats. */
type Statuses = readonly Json[]

interface StandIn {
  readonly url: string
  readonly calls: readonly string[]
  /** The configuration of the plan that was created last. */
  readonly config: () => Json
}

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((each) => new Promise((resolve) => each.close(resolve))))
})

/** @param modules what comes of each module of the plan, by its name */
async function standIn(modules: Readonly<Record<string, Statuses>>): Promise<StandIn> {
  const calls: string[] = []
  const left = new Map(Object.entries(modules).map(([name, statuses]) => [name, [...statuses]]))
  let config: Json = {}
  const answerOf = (method: string, url: URL, body: Json): Json | undefined => {
    const { pathname: path, searchParams: query } = url
    if (path === '/api/plan') {
      config = body
      return { id: 'p1', modules: Object.keys(modules).map((testModule) => ({ testModule })) }
    }
    if (path === '/api/runner') return { id: query.get('test') }
    if (path === '/api/runner/self-starting') return undefined
    if (path.startsWith('/api/runner/')) return {}
    if (path.startsWith('/api/info/')) {
      const statuses = left.get(path.slice('/api/info/'.length)) ?? []
      return statuses.length > 1 ? statuses.shift() : statuses[0]
    }
    if (path === '/oauth/token') return { access_token: 'token' }
    if (path === '/.well-known/openid-configuration') return { userinfo_endpoint: 'https://u/' }
    if (path === '/api/v2/connections') return { id: 'con_1' }
    if (path === '/api/v2/users') return { user_id: 'auth0|1' }
    if (path === '/api/v2/clients') return { client_id: 'c', client_secret: 's' }
    return path.startsWith('/api/v2/') && method !== 'GET' ? {} : undefined
  }
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const url = new URL(req.url ?? '/', 'http://localhost')
      const text = Buffer.concat(chunks).toString()
      const body = text.startsWith('{') ? (JSON.parse(text) as Json) : {}
      calls.push(`${req.method} ${url.pathname}`)
      const answer = answerOf(req.method ?? '', url, body)
      res.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? { error: 'no such thing' }))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, calls, config: () => config }
}

async function run(plan: string, { url }: StandIn, moduleTimeoutMs = 60_000) {
  const lines: string[] = []
  const env = {
    CONFORMANCE_SERVER: url,
    LATCHKEY_URL: url,
    CLIENT_ID: 'admin',
    CLIENT_SECRET: 'secret',
  }
  const waits = { pollMs: 1, moduleTimeoutMs }
  const isGood = await runPlans([plan], env, (line) => lines.push(line), waits)
  return { isGood, lines }
}

const finished = (result: string) => ({ status: 'FINISHED', result })

describe('runPlans', () => {
  it('passes where every module passes, warns, asks for a review or is skipped', async () => {
    const at = await standIn({
      one: [{ status: 'RUNNING' }, finished('PASSED')],
      two: [finished('WARNING')],
      three: [finished('REVIEW')],
      four: [finished('SKIPPED')],
    })
    const { isGood, lines } = await run('config', at)
    expect([isGood, lines]).toEqual([
      true,
      [
        `config: ${at.url}/plan-detail.html?plan=p1`,
        '  PASSED       one',
        expect.stringMatching(/^ {2}WARNING {6}two +http.*log-detail\.html\?log=two$/),
        '  REVIEW       three',
        '  SKIPPED      four',
      ],
    ])
  })

  it.each([
    ['FAILED', [finished('FAILED')]],
    ['INTERRUPTED', [{ status: 'INTERRUPTED', result: 'FAILED' }]],
    ['UNKNOWN', [{ status: 'FINISHED' }]],
  ])('fails where a module ends as %s, and runs those after it', async (result, statuses) => {
    const at = await standIn({ bad: statuses, good: [finished('PASSED')] })
    const { isGood, lines } = await run('config', at)
    expect(isGood).toBe(false)
    expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(['config:', result, 'PASSED'])
    expect(lines[1]).toContain(`${at.url}/log-detail.html?log=bad`)
  })

  it('gives up on a module that does not end in time', async () => {
    const at = await standIn({ bad: [{ status: 'WAITING' }] })
    const { isGood, lines } = await run('config', at, 20)
    expect([isGood, lines[1]]).toEqual([false, expect.stringMatching(/^ {2}TIMED_OUT {4}bad /)])
  })

  it('rotates the signing keys before it starts the module that waits for that', async () => {
    const at = await standIn({
      'oidcc-server-rotate-keys': [
        { status: 'CONFIGURED' },
        { status: 'CONFIGURED' },
        finished('PASSED'),
      ],
    })
    expect((await run('config', at)).isGood).toBe(true)
    const rotated = at.calls.indexOf('POST /api/v2/keys/signing/rotate')
    const started = at.calls.indexOf('POST /api/runner/oidcc-server-rotate-keys')
    expect(rotated).toBeGreaterThan(0)
    expect(started).toBeGreaterThan(rotated)
    expect(at.calls.filter((call) => call.startsWith('POST /api/runner/'))).toHaveLength(1)
  })

  it('reads the result of a module that refuses to be started because it started itself', async () => {
    const at = await standIn({ 'self-starting': [{ status: 'CONFIGURED' }, finished('PASSED')] })
    expect((await run('config', at)).isGood).toBe(true)
  })

  it('revokes consents before a module whose user declines', async () => {
    const module = 'fapi2-security-profile-final-user-rejects-authentication'
    const at = await standIn({ [module]: [finished('PASSED')], other: [finished('PASSED')] })
    await run('config', at)
    expect(at.calls.filter((call) => call === 'DELETE /api/v2/grants')).toHaveLength(1)
  })

  it('creates the clients of the plan and configures the suite with them', async () => {
    const at = await standIn({ one: [finished('PASSED')] })
    await run('rp-initiated-logout', at)
    expect(at.calls.filter((call) => call === 'POST /api/v2/clients')).toHaveLength(2)
    expect(at.config()).toMatchObject({
      server: {
        discoveryUrl: `${at.url}/.well-known/openid-configuration`,
        allow_unexpected_metadata_fields: ['mfa_challenge_endpoint'],
      },
      client: { client_id: 'c', client_secret: 's', jwks: { keys: [expect.any(Object)] } },
      client2: { client_id: 'c' },
    })
  })

  it('names the missing variable, and the available plans', async () => {
    const none = runPlans(['config'], {}, () => undefined)
    await expect(none).rejects.toThrow('CONFORMANCE_SERVER is missing')
    const unknown = runPlans(['nonsense'], {}, () => undefined)
    await expect(unknown).rejects.toThrow(/no plan nonsense: .*basic.*hybrid/)
  })
})
