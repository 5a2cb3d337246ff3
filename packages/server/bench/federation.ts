/**
 * Log-ins at an OpenID provider of this machine, for people who are logged in there: through the
 * whole server in production mode on PostgreSQL, against bare openid-client at the same provider.
 * Both keep connections to the provider open, by the same TLS, and check the same. The floor keeps
 * nothing and serves nobody: its processor time is that of openid-client and the browser together.
 * `upstreamCpuUs` is what the provider itself uses for a log-in. Reach: `ratio` >= 0.5.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  customFetch,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomState,
} from 'openid-client'
import { Agent, Pool, request, fetch as undiciFetch } from 'undici'
import { makeApplication, pkce } from './lib/application.ts'
import { Browser } from './lib/browser.ts'
import { compare, printFigures, repeat, round } from './lib/load.ts'
import { fetchToken, makeSetting, readCpuUs, serverProgram, startProgram } from './lib/setting.ts'

const [serverPort, upstreamPort] = [18_443, 18_445]
const origin = `http://localhost:${serverPort}`
const issuer = `https://localhost:${serverPort}`
const upstreamOrigin = `https://localhost:${upstreamPort}`
const [clientId, clientSecret] = ['latchkey', 'the secret of a benchmark']
const bareRedirectUri = 'https://bare.example.com/callback'
const visitors = 16

const setting = await makeSetting()
const folder = await mkdtemp(join(tmpdir(), 'latchkey-bench-upstream-'))
const program = fileURLToPath(new URL('lib/upstream-provider.ts', import.meta.url))
const redirectUris = [`${issuer}/login/callback`, bareRedirectUri]
const upstream = fork(program, [folder, String(upstreamPort), ...redirectUris], {
  execArgv: ['--import', 'tsx'],
})
await once(upstream, 'message')
const caFile = join(folder, 'ca.pem')
const connect = { ca: await readFile(caFile, 'utf8') }
const environment = {
  ...setting.environment(serverPort),
  LATCHKEY_OUTBOUND_CA_FILE: caFile,
  LATCHKEY_OUTBOUND_PRIVATE_NETWORKS: '127.0.0.0/8,::1',
}
const server = await startProgram(serverProgram, environment, `${origin}/readyz`)
const pool = new Pool(origin, { connections: visitors, pipelining: 1 })
const poolThere = new Pool(upstreamOrigin, { connections: visitors, pipelining: 1, connect })
const agent = new Agent({ connect })

try {
  const app = await makeApplication(origin, setting)
  await createConnection(app.clientId)
  const bare = await createBare()
  const people = Array.from({ length: visitors }, () => new Browser(poolThere, upstreamOrigin))
  for (const [number, person] of people.entries()) {
    const page = await person.visit(bare.start().url.href)
    const consent = await person.submit(page, { login: `p${number}@example.com`, password: 'any' })
    await person.submit(consent, {})
  }
  const personOf = (worker: number) => people[worker] ?? new Browser(poolThere, upstreamOrigin)
  const throughServer = async (worker: number) => {
    const browser = new Browser(pool, issuer)
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: app.clientId,
      redirect_uri: app.redirectUri,
      scope: 'openid profile email',
      connection: 'upstream',
      code_challenge: pkce().challenge,
      code_challenge_method: 'S256',
    })
    const { url: away } = await browser.visit(`/authorize?${query}`)
    const { url: back } = await personOf(worker).visit(away.href)
    const { url } = await browser.visit(back.href)
    if (!url.searchParams.has('code')) throw new Error(`Not logged in: ${url}`)
  }
  const compared = await compare(
    {
      name: 'server',
      run: (seconds) => repeat(visitors, seconds, throughServer),
      cpuUs: server.cpuUs,
    },
    {
      name: 'openid-client',
      run: (seconds) => repeat(visitors, seconds, (worker) => bare.logIn(personOf(worker))),
      cpuUs: async () => {
        const { user, system } = process.cpuUsage()
        return user + system
      },
    },
    5,
    5,
  )
  const beforeUs = await readCpuUs(upstream.pid ?? 0)
  const { requests } = await repeat(visitors, 5, (worker) => bare.logIn(personOf(worker)))
  const upstreamUs = (await readCpuUs(upstream.pid ?? 0)) - beforeUs
  printFigures('federation', compared, { upstreamCpuUs: round(upstreamUs / requests) })
} finally {
  await Promise.all([pool.destroy(), poolThere.destroy(), agent.destroy()])
  await server.stop()
  upstream.kill()
  await setting.remove()
  await rm(folder, { recursive: true, force: true })
}

async function createConnection(enabledClient: string): Promise<void> {
  const token = await fetchToken(origin, 'localhost', setting.tenant, 'create:connections')
  const { statusCode, body } = await request(`${origin}/api/v2/connections`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'upstream',
      strategy: 'oidc',
      enabled_clients: [enabledClient],
      options: {
        client_id: clientId,
        client_secret: clientSecret,
        discovery_url: `${upstreamOrigin}/.well-known/openid-configuration`,
        scope: 'openid profile email',
      },
    }),
  })
  if (statusCode !== 201) throw new Error(`The connection: ${await body.text()}`)
  await body.dump()
}

/** A relying party of openid-client alone, with all checks that the server makes. */
async function createBare() {
  const config = await discovery(
    new URL(upstreamOrigin),
    clientId,
    undefined,
    ClientSecretBasic(clientSecret),
    {
      [customFetch]: (url, { body, ...options }) =>
        undiciFetch(url, { ...options, body: body ?? null, dispatcher: agent }) as never,
    },
  )
  const start = () => {
    const { verifier, challenge } = pkce()
    const [state, nonce] = [randomState(), randomNonce()]
    const url = buildAuthorizationUrl(config, {
      redirect_uri: bareRedirectUri,
      scope: 'openid profile email',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state,
      nonce,
    })
    return { url, verifier, state, nonce }
  }
  const logIn = async (person: Browser) => {
    const { url, verifier, state, nonce } = start()
    const { url: back } = await person.visit(url.href)
    const tokens = await authorizationCodeGrant(config, back, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    })
    const { sub = '' } = tokens.claims() ?? {}
    await fetchUserInfo(config, tokens.access_token, sub)
  }
  return { start, logIn }
}
