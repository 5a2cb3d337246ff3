/**
 * `GET /userinfo` with an access token in JWT through the whole server in production mode, against
 * the least that has to be done: see lib/userinfo-floor.ts. Reach: `ratio` >= 1.
 */
import { fileURLToPath } from 'node:url'
import { request } from 'undici'
import {
  type Application,
  connection,
  formHeaders,
  makeApplication,
  passwordRealm,
} from './lib/application.ts'
import { compare, load, printFigures, type Shot } from './lib/load.ts'
import { makeSetting, type Program, serverProgram, startProgram } from './lib/setting.ts'

const [serverPort, floorPort] = [18_443, 18_444]
const floorProgram = fileURLToPath(new URL('lib/userinfo-floor.ts', import.meta.url))
const origin = `http://localhost:${serverPort}`
const floorOrigin = `http://127.0.0.1:${floorPort}`

const setting = await makeSetting()
const server = await startProgram(
  serverProgram,
  setting.environment(serverPort),
  `${origin}/readyz`,
)
let floor: Program | undefined
try {
  const token = await logIn(await makeApplication(origin, setting))
  const tenant = await setting.store.tenants.findByDomain('localhost')
  const known = [setting.databaseUrl, tenant?.id ?? '', await keyOf(token)]
  floor = await startProgram(
    ['--import', 'tsx', floorProgram, String(floorPort), ...known],
    process.env,
    floorOrigin,
  )
  const headers = { authorization: `Bearer ${token}` }
  const shot: Shot = { method: 'GET', path: '/userinfo', headers }
  const compared = await compare(
    { name: 'server', run: (s) => load(origin, s, 200, () => shot), cpuUs: server.cpuUs },
    { name: 'floor', run: (s) => load(floorOrigin, s, 200, () => shot), cpuUs: floor.cpuUs },
    5,
    4,
  )
  printFigures('userinfo', compared)
} finally {
  await server.stop()
  await floor?.stop()
  await setting.remove()
}

async function logIn(app: Application): Promise<string> {
  const form = new URLSearchParams({
    grant_type: passwordRealm,
    realm: connection,
    client_id: app.clientId,
    client_secret: app.clientSecret,
    username: app.email,
    password: app.password,
    audience: app.audience,
    scope: 'openid profile email',
  })
  const asked = { method: 'POST', headers: formHeaders, body: form.toString() } as const
  const { body } = await request(`${origin}/oauth/token`, asked)
  const answer = (await body.json()) as { access_token?: string }
  if (answer.access_token === undefined) throw new Error(JSON.stringify(answer))
  return answer.access_token
}

/** The public key that verifies the token, as a JWK. */
async function keyOf(token: string): Promise<string> {
  const { kid } = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString())
  const { body } = await request(`${origin}/.well-known/jwks.json`)
  const { keys } = (await body.json()) as { keys: readonly { kid: string }[] }
  return JSON.stringify(keys.find((each) => each.kid === kid))
}
