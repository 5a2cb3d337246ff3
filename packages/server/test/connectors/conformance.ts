import { describe, expect, it } from '@jest/globals'
import type { Ability, Connector } from '@latchkey/server/connectors/connector'
import { createVisitor, type Sight, type TestServer, type Visitor } from '@latchkey/testkit'
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'

/** A connector, and how users log in by it. */
export interface Subject {
  readonly strategy: string
  readonly connector: Connector
  /** Options that are required to log in. */
  readonly required?: () => Readonly<Record<string, unknown>>
  /** Options that take effect. */
  readonly options: Readonly<Record<string, unknown>>
  /** An option that the strategy does not support. */
  readonly foreignOption: Readonly<Record<string, unknown>>
  /** Prepares a new user who may log in. @returns their e-mail address or phone number */
  readonly newPerson: (world: World) => Promise<string>
  /** Logs in from the first page. @returns the last page */
  readonly logIn: (visitor: Visitor, page: Sight, address: string, world: World) => Promise<Sight>
  /** Tries to sign up. @returns the last page */
  readonly signUp: (visitor: Visitor, page: Sight, world: World) => Promise<Sight>
}

export interface World {
  readonly server: TestServer
  readonly app: Application
  readonly connection: string
}

const abilities: readonly Ability[] = [
  'password',
  'passkeys',
  'code',
  'codes',
  'redirect',
  'signUp',
  'provisioning',
]

const paths = { connections: '/api/v2/connections', users: '/api/v2/users' }

/** Creates applications with a new connection of the strategy as their only one. */
function worldsOf({ strategy, required }: Subject, serverOf: () => TestServer) {
  let made = 0
  return async (options: object = {}): Promise<World & { readonly id: string }> => {
    const server = serverOf()
    made += 1
    const connection = `${strategy}-${made}`
    const app = await createApplication(server.tenant)
    await server.tenant.request('PATCH', `${paths.connections}/${app.connectionId}/clients`, {
      json: [{ client_id: app.clientId, status: false }],
    })
    const all = { ...required?.(), ...options }
    const json = { name: connection, strategy, options: all, enabled_clients: [app.clientId] }
    const { body, status } = await server.tenant.request('POST', paths.connections, { json })
    expect(status).toBe(201)
    return { server, app, connection, id: body.id }
  }
}

async function begin({ server, app }: World) {
  const visitor = createVisitor(server)
  return { visitor, page: await visitor.visit(authorizeUrl(server.tenant, app)) }
}

async function findUser({ server }: World, address: string) {
  const member = address.includes('@') ? 'email' : 'phone_number'
  const query = new URLSearchParams({ q: `${member}:"${address}"`, search_engine: 'v3' })
  return (await server.tenant.request('GET', `${paths.users}?${query}`)).body[0]
}

/** The behavior that every connector must have, tested through the API. */
export function conformsToConnectors(subject: Subject, serverOf: () => TestServer): void {
  const openWorld = worldsOf(subject, serverOf)
  describe(`the connector of ${subject.strategy}`, () => {
    itDescribesItself(subject, openWorld)
    itLogsIn(subject, openWorld)
    itMakesAccounts(subject, openWorld)
  })
}

type OpenWorld = ReturnType<typeof worldsOf>

function itDescribesItself({ connector, ...subject }: Subject, openWorld: OpenWorld): void {
  it('has a way to log in, and accepts its own defaults', () => {
    expect(['password', 'code', 'redirect'].some((name) => name in connector)).toBe(true)
    const members: readonly string[] = connector.options.members
    expect(members).toEqual(expect.arrayContaining(Object.keys(connector.options.defaults)))
    const settings = /^(?:type|options|scimUserIdAttribute|hasProvisioningPage)$/
    expect(abilities).toEqual(
      expect.arrayContaining(Object.keys(connector).filter((name) => !settings.test(name))),
    )
  })

  it('stores options beside its defaults, and refuses those of other strategies', async () => {
    const { server, id } = await openWorld(subject.options)
    const address = `${paths.connections}/${id}`
    const { body } = await server.tenant.request('GET', address)
    const { oidc_metadata: _, ...stored } = body.options // what the provider publishes of itself
    const given: Readonly<Record<string, unknown>> = subject.required?.() ?? {}
    const { client_secret: __, ldap_bind_password: ___, ...required } = given
    const expected = { ...connector.options.defaults, ...required, ...subject.options }
    expect(stored).toEqual(connector.options.show?.(expected) ?? expected)
    const [foreign = ''] = Object.keys(subject.foreignOption)
    const json = { options: subject.foreignOption }
    const refused = await server.tenant.request('PATCH', address, { json })
    expect(refused.status).toBe(400)
    expect(refused.body.message).toContain(`options.${foreign}`)
  })
}

function itLogsIn({ strategy, connector, ...subject }: Subject, openWorld: OpenWorld): void {
  it('logs in a user of the connection, and logs both', async () => {
    const world = await openWorld()
    const person = await subject.newPerson(world)
    const { visitor, page } = await begin(world)
    const end = await subject.logIn(visitor, page, person, world)
    expect(end.isAway).toBe(true)
    expect(end.url.searchParams.get('code')).toBeTruthy()
    const { connection } = world
    const user = await findUser(world, person)
    expect(user.user_id).toMatch(new RegExp(`^${strategy}\\|`))
    expect(user.identities[0]).toMatchObject({ provider: strategy, connection })
    const logs = await world.server.tenant.request('GET', `/api/v2/users/${user.user_id}/logs`)
    const entry = logs.body.find(({ type }: { type: string }) => type === 's')
    expect(entry).toMatchObject({ connection, strategy, strategy_type: connector.type })
  })

  it('finds the same user at the next log-in, and refuses a blocked one', async () => {
    const world = await openWorld()
    const person = await subject.newPerson(world)
    const first = await begin(world)
    await subject.logIn(first.visitor, first.page, person, world)
    const { user_id } = await findUser(world, person)
    const again = await begin(world)
    const end = await subject.logIn(again.visitor, again.page, person, world)
    expect(end.isAway).toBe(true)
    const user = await findUser(world, person)
    expect([user.user_id, user.logins_count]).toEqual([user_id, 2])
    const address = `${paths.users}/${encodeURIComponent(user_id)}`
    await world.server.tenant.request('PATCH', address, { json: { blocked: true } })
    const late = await begin(world)
    const refused = await subject.logIn(late.visitor, late.page, person, world)
    expect([refused.isAway, refused.status]).toEqual([false, 400])
  })
}

function itMakesAccounts({ connector, ...subject }: Subject, openWorld: OpenWorld): void {
  it('creates no user if sign-up is disabled', async () => {
    const world = await openWorld({ disable_signup: true })
    const { visitor, page } = await begin(world)
    const end = await subject.signUp(visitor, page, world)
    expect(end.isAway).toBe(false)
    const { rows } = await world.server.database.query(
      'select from identities i join connections c on c.id = i.connection_id where c.name = $1',
      [world.connection],
    )
    expect(rows).toEqual([])
  })

  it('accepts users created by administrators if it supports provisioning', async () => {
    const { server, connection } = await openWorld()
    const json = { connection, email: `made-${connection}@example.com`, password: 'Tr0ub4dor&3' }
    const { status, body } = await server.tenant.request('POST', paths.users, { json })
    if (connector.provisioning) expect(status).toBe(201)
    else expect([status, body.errorCode]).toEqual([400, 'operation_not_supported'])
  })
}
