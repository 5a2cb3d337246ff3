/**
 * Codes with PKCE and their exchange for tokens, for users who are logged in: the whole server in
 * production mode on PostgreSQL, against oidc-provider as it comes with its adapter in memory. Both
 * are asked the same. Reach: `ratio` >= 0.7.
 */
import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'
import { formHeaders, makeApplication, pkce } from './lib/application.ts'
import { Browser } from './lib/browser.ts'
import { compare, type Load, printFigures, repeat } from './lib/load.ts'
import { makeSetting, type Program, serverProgram, startProgram } from './lib/setting.ts'

const [serverPort, stockPort] = [18_443, 18_444]
const stockProgram = fileURLToPath(new URL('lib/stock-provider.ts', import.meta.url))
const origin = `http://localhost:${serverPort}`
const stockOrigin = `http://127.0.0.1:${stockPort}`
const connections = 16

interface Party {
  readonly origin: string
  /** What browsers take it for. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly tokenPath: string
  readonly authorizePath: string
  /** Does what the pages ask for. */
  logIn(browser: Browser, page: Awaited<ReturnType<Browser['visit']>>): Promise<{ url: URL }>
}

/** Everybody has a session of their own; a step is a code and its exchange. */
async function createRun(party: Party) {
  const pool = new Pool(party.origin, { connections, pipelining: 1 })
  const browsers = Array.from({ length: connections }, () => new Browser(pool, party.issuer))
  const ask = () => {
    const { verifier, challenge } = pkce()
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: party.clientId,
      redirect_uri: party.redirectUri,
      scope: 'openid profile email',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })
    return { verifier, path: `${party.authorizePath}?${query}` }
  }
  for (const browser of browsers) {
    await party.logIn(browser, await browser.visit(ask().path))
  }
  const step = async (browser: Browser) => {
    const { verifier, path } = ask()
    const { url } = await browser.visit(path)
    const code = url.searchParams.get('code')
    if (code === null) throw new Error(`No code: ${url}`)
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: party.clientId,
      client_secret: party.clientSecret,
      redirect_uri: party.redirectUri,
      code_verifier: verifier,
      code,
    })
    const body = form.toString()
    const asked = { method: 'POST', path: party.tokenPath, headers: formHeaders, body } as const
    const answer = await pool.request(asked)
    const tokens = (await answer.body.json()) as { id_token?: string }
    if (tokens.id_token === undefined) throw new Error(JSON.stringify(tokens))
  }
  const run = (seconds: number): Promise<Load> =>
    repeat(connections, seconds, (worker) => step(browsers[worker] as Browser))
  return { run, close: () => pool.destroy() }
}

const setting = await makeSetting()
const server = await startProgram(
  serverProgram,
  setting.environment(serverPort),
  `${origin}/readyz`,
)
let stock: Program | undefined
try {
  const app = await makeApplication(origin, setting)
  stock = await startProgram(
    ['--import', 'tsx', stockProgram, String(stockPort), app.redirectUri],
    { ...process.env, NODE_ENV: 'production' },
    `${stockOrigin}/.well-known/openid-configuration`,
  )
  const ours = await createRun({
    ...app,
    origin,
    issuer: `https://localhost:${serverPort}`,
    authorizePath: '/authorize',
    tokenPath: '/oauth/token',
    logIn: (browser, page) => browser.submit(page, { username: app.email, password: app.password }),
  })
  const theirs = await createRun({
    origin: stockOrigin,
    issuer: stockOrigin,
    clientId: 'books',
    clientSecret: 'the secret of a benchmark',
    redirectUri: app.redirectUri,
    authorizePath: '/auth',
    tokenPath: '/token',
    async logIn(browser, page) {
      const consent = await browser.submit(page, { login: app.email, password: 'any' })
      return browser.submit(consent, {})
    },
  })
  const compared = await compare(
    { name: 'server', run: ours.run, cpuUs: server.cpuUs },
    { name: 'stock', run: theirs.run, cpuUs: stock.cpuUs },
    5,
    5,
  )
  printFigures('code-flow', compared)
  await Promise.all([ours.close(), theirs.close()])
} finally {
  await server.stop()
  await stock?.stop()
  await setting.remove()
}
