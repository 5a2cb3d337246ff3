import { Pool, request } from 'undici'
import { type Application, connection, formHeaders, passwordRealm } from './application.ts'
import { fetchAccessToken, fillRealm, listIds, realm, requireSameHashCost } from './keycloak.ts'
import type { Shot } from './load.ts'
import { emailOf, fillUsers, userIdOf } from './many-users.ts'
import { openLogInPage } from './page-log-in.ts'
import { fetchToken, type Setting } from './setting.ts'

/** Both servers, by their origins. */
export interface Peers {
  readonly setting: Setting
  /** An application here, which Keycloak gets as well. */
  readonly app: Application
  readonly ours: string
  readonly theirs: string
  /** As many do a step at once. */
  readonly connections: number
}

/** Requests and the status of their answers, or steps of several requests. */
export type Work =
  | { readonly status: number; readonly next: () => Shot }
  | { readonly step: () => Promise<void> }

/** The same work for both. */
export interface Row {
  readonly ours: Work
  readonly theirs: Work
}

/** Tokens of administrators and ids of records on both sides. */
export interface Filled {
  readonly ourToken: string
  readonly theirToken: string
  readonly ourIds: Ids
  readonly theirIds: Ids
}

interface Ids {
  readonly users: readonly string[]
  readonly clients: readonly string[]
  readonly roles: readonly string[]
}

const userCount = 1000
/** Changed records, of which each change names one at random. */
const numbers = Array.from({ length: 64 }, (_, at) => at)
const names = numbers.map((number) => `bench-${number}`)
const theirPath = `/realms/${realm}/protocol/openid-connect`
const scopes = [
  'read:users',
  'update:users',
  'read:clients',
  'update:clients',
  'create:clients',
  'read:roles',
  'update:roles',
  'create:roles',
].join(' ')

/** Makes users here, of a tenant that has none. */
export function fillOurUsers({ databaseUrl, tenant }: Setting): Promise<void> {
  return fillUsers(databaseUrl, [{ tenantId: tenant.tenant.id, count: userCount }])
}

/** Makes the same users at Keycloak, and the same applications and roles on both sides. */
export async function fillBoth({ setting, app, ours, theirs }: Peers): Promise<Filled> {
  const users = Array.from({ length: userCount }, (_, number) => emailOf(number))
  await fillRealm(theirs, { ...app, users, clients: names, roles: names })
  await requireSameHashCost(setting.databaseUrl)
  const theirToken = await fetchAccessToken(theirs, realm, {
    grant_type: 'client_credentials',
    client_id: app.clientId,
    client_secret: app.clientSecret,
  })
  const [theirUsers, theirClients] = [
    await listIds(theirs, theirToken, 'users', 'user.'),
    await listIds(theirs, theirToken, 'clients', 'bench-'),
  ]
  const ourToken = await fetchToken(ours, 'localhost', setting.tenant, scopes)
  const [clients, roles]: [string[], string[]] = [[], []]
  for (const name of names) {
    clients.push((await create(ours, ourToken, 'clients', name)).client_id)
    roles.push((await create(ours, ourToken, 'roles', name)).id)
  }
  const ourUsers = numbers.map((number) => encodeURIComponent(userIdOf(number)))
  const changed = theirUsers.slice(0, numbers.length)
  return {
    ourToken,
    theirToken,
    ourIds: { users: ourUsers, clients, roles },
    theirIds: { users: changed, clients: theirClients, roles: names },
  }
}

async function create(origin: string, token: string, path: string, name: string) {
  const { statusCode, body } = await request(`${origin}/api/v2/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  const text = await body.text()
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${text}`)
  return JSON.parse(text)
}

export async function authenticationRows(peers: Peers): Promise<Readonly<Record<string, Row>>> {
  const { setting, app, ours, theirs, connections } = peers
  const { clientId, clientSecret } = setting.tenant
  const client = { client_id: app.clientId, client_secret: app.clientSecret }
  const user = { username: app.email, password: app.password, scope: 'openid profile email' }
  const theirToken = await fetchAccessToken(theirs, realm, {
    grant_type: 'password',
    ...client,
    ...user,
  })
  const byCredentials = { grant_type: 'client_credentials' }
  const here = {
    client_id: clientId,
    client_secret: clientSecret,
    audience: '/api/v2/',
    scope: 'read:users', // without it, the token lists all scopes of the management API
  }
  const logIns = (origin: string, issuer: string, authorizePath: string) => {
    const place = { pool: new Pool(origin, { connections, pipelining: 1 }), issuer, authorizePath }
    return { step: async () => (await openLogInPage(place, app))() }
  }
  return {
    clientCredentials: {
      ours: { status: 200, next: () => post('/oauth/token', { ...byCredentials, ...here }) },
      theirs: {
        status: 200,
        next: () => post(`${theirPath}/token`, { ...byCredentials, ...client }),
      },
    },
    userinfo: {
      ours: reading(await fetchUserToken(peers, { ...client, ...user }), () => '/userinfo'),
      theirs: reading(theirToken, () => `${theirPath}/userinfo`),
    },
    logIn: {
      ours: logIns(ours, ours.replace('http:', 'https:'), '/authorize'),
      theirs: logIns(theirs, theirs, `${theirPath}/auth`),
    },
  }
}

async function fetchUserToken(
  { ours, app }: Peers,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const grant = { grant_type: passwordRealm, realm: connection, audience: app.audience }
  const { path, ...asked } = post('/oauth/token', { ...grant, ...form })
  const { body } = await request(`${ours}${path}`, asked)
  const { access_token: token } = JSON.parse(await body.text())
  if (typeof token !== 'string') throw new Error('No token of the user was answered')
  return token
}

export function managementRows(filled: Filled): Readonly<Record<string, Row>> {
  const their = `/admin/realms/${realm}`
  const read = (ours: () => string, theirs: () => string): Row => ({
    ours: reading(filled.ourToken, () => `/api/v2/${ours()}`),
    theirs: reading(filled.theirToken, () => `${their}/${theirs()}`),
  })
  const readOne = (ours: keyof Ids) =>
    read(
      () => `${ours}/${oneOf(filled.ourIds[ours])}`,
      () => `${ours}/${oneOf(filled.theirIds[ours])}`,
    )
  const change = (kind: keyof Ids, member: string, theirMember: string): Row => ({
    ours: {
      status: 200,
      next: () =>
        sending('PATCH', filled.ourToken, `/api/v2/${kind}/${oneOf(filled.ourIds[kind])}`, {
          [member]: newText(),
        }),
    },
    theirs: {
      status: 204,
      next: () => {
        const id = oneOf(filled.theirIds[kind])
        // A role of Keycloak is named by its name, which the body says again.
        const named = kind === 'roles' ? { name: id } : {}
        const changed = { ...named, [theirMember]: newText() }
        return sending('PUT', filled.theirToken, `${their}/${kind}/${id}`, changed)
      },
    },
  })
  const email = () => encodeURIComponent(emailOf(Math.floor(Math.random() * userCount)))
  return {
    readUser: readOne('users'),
    changeUser: change('users', 'given_name', 'firstName'),
    searchUsers: read(
      () => `users?per_page=10&q=email:%22${email()}%22`,
      () => `users?max=10&exact=true&email=${email()}`,
    ),
    listUsers: read(
      () => 'users?per_page=50',
      () => 'users?max=50',
    ),
    readApplication: readOne('clients'),
    changeApplication: change('clients', 'description', 'description'),
    listApplications: read(
      // Without the certificates of the tenant, which Keycloak's clients do not have.
      () => 'clients?per_page=50&fields=signing_keys&include_fields=false',
      () => 'clients?max=50',
    ),
    readRole: readOne('roles'),
    changeRole: change('roles', 'description', 'description'),
    searchRoles: read(
      () => `roles?per_page=10&name_filter=${oneOf(names)}`,
      () => `roles?max=10&search=${oneOf(names)}`,
    ),
  }
}

function oneOf(from: readonly string[]): string {
  return from[Math.floor(Math.random() * from.length)] ?? ''
}

let texts = 0
/** A text that no change had before. */
function newText(): string {
  texts += 1
  return `text ${texts}`
}

function post(path: string, form: Readonly<Record<string, string>>): Shot {
  return { method: 'POST', path, headers: formHeaders, body: new URLSearchParams(form).toString() }
}

function reading(token: string, pathOf: () => string): Work {
  const headers = { authorization: `Bearer ${token}` }
  return { status: 200, next: () => ({ method: 'GET', path: pathOf(), headers }) }
}

function sending(method: 'PUT' | 'PATCH', token: string, path: string, json: object): Shot {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return { method, path, headers, body: JSON.stringify(json) }
}
