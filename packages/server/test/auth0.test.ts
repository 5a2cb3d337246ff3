import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestAnswer, type TestServer } from '@latchkey/testkit'

const program = fileURLToPath(new URL('./through-auth0.ts', import.meta.url))
const run = promisify(execFile)

let server: TestServer
/** The results of the program, by resource. */
let results: TestAnswer['body']
beforeAll(async () => {
  server = await startTestServer()
  const { clientId, clientSecret } = server.tenant
  const { PATH = '', HOME = '' } = process.env
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', program, `localhost:${server.port}`, clientId, clientSecret],
    { env: { PATH, HOME, NODE_EXTRA_CA_CERTS: server.caFile } },
  )
  results = JSON.parse(stdout)
}, 120_000) // a program of its own, on a machine that runs other tests
afterAll(() => server.stop())

const isEmpty = async (table: string) =>
  (await server.database.query(`select 1 from ${table}`)).rowCount === 0

describe('the unmodified auth0 package manages', () => {
  it('network ACLs', async () => {
    expect(results.networkAcls).toMatchObject({
      listed: 5,
      replaced: { description: 'Replaced', active: false, priority: 1 },
      patched: { description: 'ACL 2', active: false, priority: 2 },
      read: { description: 'Replaced', tenant_id: 'localhost', deleted_at: null },
      taken: { statusCode: 409, body: { errorCode: 'network_acl_priority_used' } },
      deleted: { statusCode: 404, body: { message: 'NetworkACL with this ID was not found' } },
    })
    expect(await isEmpty('network_acls')).toBe(true)
  })

  it('credential templates', async () => {
    expect(results.templates).toMatchObject({
      listed: 3,
      patched: { name: 'Renamed', type: 'mdl' },
      untouched: { name: 'Renamed', well_known_trusted_issuers: 'aamva' },
      deleted: { statusCode: 404 },
    })
    expect(await isEmpty('verifiable_credential_templates')).toBe(true)
  })

  it('actions and their modules', async () => {
    const { actions } = results
    expect(actions).toMatchObject({
      made: { name: 'Mark users', status: 'built', all_changes_deployed: false },
      tested: { logs: [{ text: 'auth0|1' }] },
      deployed: { number: 1, deployed: true, status: 'built' },
      bound: ['Mark users'],
      redeployed: { number: 2, deployed: true },
      read: { secrets: [{ name: 'KEY' }], deployed_version: { number: 2 } },
      listed: [{ name: 'Mark users' }],
      bindings: [{ display_name: 'Mark users', trigger_id: 'post-login' }],
      versions: [2, 1],
      version: false,
      users: ['Mark users'],
      used: { statusCode: 412 },
      kept: { statusCode: 409 },
      execution: { statusCode: 404 },
      rolledBack: { code: 'exports.a = 1' },
      moduleVersions: 1,
      modules: ['greeting'],
      deleted: [{ statusCode: 404 }, { statusCode: 404 }],
    })
    expect(JSON.stringify(actions)).not.toContain('not-a-real')
    expect(await isEmpty('actions')).toBe(true)
  })

  it('forms, flows and vault connections', async () => {
    const { forms } = results
    expect(forms).toMatchObject({
      connection: { name: 'Renamed', app_id: 'HTTP' },
      connections: ['Renamed'],
      flow: { name: 'Find' },
      flows: ['Find'],
      executions: [],
      form: { name: 'Rules' },
      forms: ['Rules'],
      read: [{ name: 'Renamed' }, { name: 'Find' }, { name: 'Rules' }],
      deleted: [{ statusCode: 404 }, { statusCode: 404 }, { statusCode: 404 }],
    })
    expect(JSON.stringify(forms)).not.toContain('not-a-real')
  })

  it('e-mail and attack protection', () => {
    const unspoken = expect.stringContaining('`api_key` is required')
    const expected = { smtp_host: 'smtp.example.com', smtp_port: 587, smtp_user: 'mailer' }
    expect(results.mail).toMatchObject({
      none: { statusCode: 404 },
      other: { statusCode: 400, body: { message: unspoken } },
      provider: { name: 'smtp', enabled: true, credentials: expected },
      disabled: { enabled: false, credentials: expected },
      noTemplate: { statusCode: 404 },
      made: { template: 'blocked_account', enabled: true },
      broken: {
        statusCode: 400,
        body: { message: expect.stringContaining('The Liquid template is invalid') },
      },
      guard: { enabled: true, mode: 'count_per_identifier_and_ip', max_attempts: 10 },
      changed: { enabled: true, mode: 'count_per_identifier', max_attempts: 3 },
      throttling: { stage: { 'pre-login': { max_attempts: 100, rate: 864_000 } } },
      leaks: {
        statusCode: 400,
        body: { message: expect.stringContaining('_LEAKED_PASSWORDS_URL') },
      },
    })
    expect(JSON.stringify(results.mail)).not.toContain('not-a-real')
  })

  it('branding and prompts', () => {
    expect(results.branding).toMatchObject({
      before: {},
      branded: {
        colors: { primary: '#123456', page_background: '#f4f7f5' },
        logo_url: 'https://example.com/logo.svg',
      },
      settings: { universal_login_experience: 'new', identifier_first: true },
      noTexts: {},
      texts: { login: { title: 'Welcome back' } },
      unknownScreen: { statusCode: 400, body: { errorCode: 'invalid_body' } },
    })
  })

  it('event streams', async () => {
    expect(results.eventStreams).toMatchObject({
      listed: 3,
      patched: {
        status: 'disabled',
        destination: {
          configuration: { webhook_authorization: { method: 'basic', username: 'user' } },
        },
      },
      deleted: { statusCode: 404, body: { message: 'The requested stream does not exist.' } },
    })
    const { tested, listed, read, redelivered } = results.eventStreams.walked
    expect(tested).toMatchObject({ status: 'pending', event: { a0purpose: 'test' } })
    expect([listed, read, redelivered]).toEqual([1, tested, { event_types: ['user.created'] }])
    expect(results.eventStreams).not.toHaveProperty('again')
    expect(await isEmpty('event_streams')).toBe(true)
  })

  it('events as they happen', async () => {
    expect(results.events).toEqual({
      first: { type: 'offset-only', offset: expect.any(String) },
      last: {
        type: 'connection.created',
        offset: expect.any(String),
        event: expect.objectContaining({ type: 'connection.created', a0tenant: 'localhost' }),
      },
      refused: { statusCode: 400, body: expect.objectContaining({ errorCode: 'invalid_cursor' }) },
    })
  })

  it('sessions and refresh tokens', () => {
    const unknown = expect.objectContaining({ statusCode: 404 })
    expect(results.sessions).toEqual({
      ofUser: [],
      tokensOfUser: [],
      tokens: [],
      unknown: Array(5).fill(unknown),
    })
  })

  it('roles', async () => {
    expect(results.roles).toMatchObject({
      listed: ['Clerk', 'Auditor', 'Owner'],
      found: ['Clerk'],
      updated: { name: 'Clerk', description: 'Changed' },
      read: { name: 'Clerk', description: 'Changed' },
      taken: { statusCode: 409 },
      deleted: { statusCode: 404, body: { message: 'The role does not exist.' } },
    })
    expect(await isEmpty('roles')).toBe(true)
  })

  it('jobs', async () => {
    expect(results.jobs).toMatchObject({
      imported: { type: 'users_import', upsert: true, external_id: 'walk' },
      importEnd: { summary: { failed: 1, inserted: 1, updated: 0, total: 2 } },
      errors: [{ user: { email: 'nobody' }, errors: [{ code: 'FORMAT', path: 'email' }] }],
      exportEnd: { status: 'completed', format: 'csv' },
      none: 'none',
      status: 200,
    })
  })

  it('APIs and client grants', async () => {
    const identifiers = ['one', 'two', 'three'].map((name) => `https://${name}.example.com/`)
    const { baseUrl } = server.tenant
    expect(results.apis).toMatchObject({
      listed: [`${baseUrl}/api/v2/`, ...identifiers],
      found: identifiers.slice(1),
      updated: { name: 'Two', token_lifetime: 60, token_lifetime_for_web: 60 },
      read: { identifier: identifiers[0], signing_alg: 'RS256', is_system: false },
      taken: { statusCode: 409 },
      grants: [`${baseUrl}/api/v2/`, ...identifiers],
      widened: { scope: ['read:walks'], allow_all_scopes: true },
      narrowed: [{ value: 'update:walks' }],
      readGrant: { scope: [], allow_all_scopes: true, subject_type: 'client' },
      goneGrant: { statusCode: 404, body: { errorCode: 'inexistent_client_grant' } },
      deleted: { statusCode: 404, body: { errorCode: 'inexistent_resource_server' } },
    })
    const { rowCount } = await server.database.query(
      'select 1 from resource_servers where not is_system',
    )
    expect(rowCount).toBe(0)
  })

  it('clients', async () => {
    const { clients } = results
    expect(clients).toMatchObject({
      selected: [{ client_id: expect.any(String), name: 'Page' }],
      updated: { name: 'Web', client_metadata: { team: 'a' } },
      isRotated: true,
      isRead: true,
      connections: [],
      credentials: {
        updated: { name: 'Key', alg: 'RS256', expires_at: '2030-01-01T00:00:00.000Z' },
        listed: 1,
        deleted: { statusCode: 404 },
      },
      previewed: { errors: ['The host name has no address.'] },
      unregistered: { statusCode: 400, body: { errorCode: 'invalid_client_metadata' } },
      deleted: { statusCode: 404, body: { errorCode: 'inexistent_client' } },
    })
    expect(clients.listed).toEqual(expect.arrayContaining(['Web', 'Page', 'Robot']))
    expect(clients.credentials.read).toEqual(clients.credentials.updated)
    expect(clients).not.toHaveProperty('again')
    expect(await isEmpty('client_credentials')).toBe(true)
  })

  it('signing keys', async () => {
    const { expected, listed, isRevoked, read, unknown } = results.keys
    expect([listed, isRevoked]).toEqual([expected, true])
    expect(read).toMatchObject({ revoked: true, current: false, cert: expect.any(String) })
    expect(unknown).toMatchObject({ statusCode: 404 })
  })

  it('settings', async () => {
    expect(results.tenants).toMatchObject({
      before: { friendly_name: '', session_lifetime: 168, flags: { enable_sso: true } },
      updated: { friendly_name: 'Walked', idle_session_lifetime: 0.5, flags: { enable_sso: true } },
      read: { friendly_name: 'Walked' },
      unknown: { statusCode: 400, body: { errorCode: 'invalid_body' } },
    })
    expect(Object.keys(results.tenants.read)).toEqual(['friendly_name'])
  })

  it('logs and statistics', async () => {
    expect(results.logs.listed.length).toBeGreaterThanOrEqual(3)
    expect(results.logs).toMatchObject({
      read: { type: 'sapi', description: 'Create a role', client_id: server.tenant.clientId },
      ofUser: [],
      unknown: { statusCode: 404, body: { message: 'The log does not exist.' } },
      active: expect.any(Number),
      daily: [],
    })
  })

  it('second factors', async () => {
    expect(results.secondFactors).toMatchObject({
      factors: ['otp', 'recovery-code'],
      set: { enabled: true },
      keys: { enabled: true },
      policies: [['all-applications'], ['all-applications']],
      hasTicket: true,
      made: { type: 'totp', name: 'Phone' },
      methods: ['totp'],
      read: { status: 'confirmed', name: 'Phone' },
      codeLength: 24,
      left: [],
    })
  })

  it('users', async () => {
    const email = 'ada@example.com'
    expect(results.users).toMatchObject({
      ada: { email, name: email, nickname: 'ada', identities: [{ provider: 'auth0' }] },
      taken: { statusCode: 409, body: { message: 'The user already exists.' } },
      weak: { statusCode: 400, body: { message: 'PasswordStrengthError: Password is too weak' } },
      merged: { app_metadata: { plan: 'gold', trial: true } },
      updated: { app_metadata: { plan: 'gold' }, blocked: true },
      repeated: { statusCode: 400, body: { message: 'The specified new email already exists' } },
      linked: [{}, { profileData: { email: 'countess@example.com' }, connection: 'Accounts' }],
      selected: { email, user_id: results.users.ada.user_id },
      back: { email: 'countess@example.com', nickname: 'countess' },
      deleted: { statusCode: 404, body: { errorCode: 'inexistent_user' } },
    })
    expect(results.users.updated.app_metadata).toEqual({ plan: 'gold' })
    expect(results.users.unlinked).toHaveLength(1)
    expect([await isEmpty('users'), await isEmpty('identities')]).toEqual([true, true])
  })

  it('permissions of roles and users', async () => {
    expect(results.permissions).toMatchObject({
      ofRole: ['read:walks', 'update:walks'],
      ofUsers: ['walker@example.com'],
      userRoles: ['Walker'],
      ofUser: [{ permission_name: 'update:walks', resource_server_name: 'Walks' }],
      effective: [
        { permission_name: 'read:walks', description: 'Read walks', sources: ['roles'] },
        { permission_name: 'update:walks', sources: ['direct', 'roles'] },
      ],
      effectiveRoles: [['Walker', 'direct']],
      left: ['update:walks'],
      nobody: { statusCode: 404, body: { errorCode: 'inexistent_user' } },
      unknown: { statusCode: 404, body: { errorCode: 'inexistent_resource_server_permission' } },
      remaining: [],
    })
    const tables = ['role_permissions', 'user_roles', 'user_permissions']
    for (const table of tables) expect(await isEmpty(table)).toBe(true)
  })

  it('connections', async () => {
    expect(results.connections).toMatchObject({
      listed: ['Customers', 'Staff', 'Guests'],
      byOne: ['Staff'],
      updated: {
        display_name: 'Our customers',
        options: { passwordPolicy: 'excellent', brute_force_protection: true },
        realms: ['Customers'],
      },
      enabled: [{ client_id: server.tenant.clientId }],
      removed: { statusCode: 404, body: { errorCode: 'inexistent_user' } },
      taken: { statusCode: 409 },
      foreign: {
        statusCode: 400,
        body: {
          message:
            "Payload validation error: 'Connections with the strategy `auth0` do not have this option' on property options.scripts.",
        },
      },
      deleted: { statusCode: 404, body: { errorCode: 'inexistent_connection' } },
    })
    const always = {
      id: expect.any(String),
      is_domain_connection: false,
      authentication: { active: true },
      connected_accounts: { active: false },
    }
    const read = { ...always, name: 'Customers', display_name: 'Our customers' }
    expect(results.connections.read).toEqual(read)
    expect(await isEmpty('connections')).toBe(true)
  })

  it('groups of an identity provider, and their roles', () => {
    const { userId: id, ...found } = results.groups
    expect(found).toMatchObject({
      listed: ['Walkers', 'Runners'],
      read: { name: 'Walkers', external_id: 'w', tenant_name: 'localhost' },
      members: [{ id, member_type: 'user', type: 'connection' }],
      ofUser: [{ name: 'Walkers', membership_created_at: expect.any(String) }],
      ofGroup: ['Path finder'],
      effective: [{ name: 'Path finder', sources: ['groups'] }],
      sources: ['Walkers'],
      left: [],
      inOrganization: ['Walkers', 'Runners'],
      rolesThere: ['Path finder'],
      deleted: { statusCode: 404 },
    })
  })

  it('self-service profiles and connection profiles', async () => {
    expect(results.selfService).toMatchObject({
      listed: ['One', 'Two', 'Three'],
      updated: { name: 'One', allowed_strategies: ['okta'], user_attributes: [] },
      texts: { introduction: 'Welcome' },
      readTexts: { introduction: 'Welcome' },
      statuses: [200, 400],
      deleted: { statusCode: 404 },
      connectionProfiles: {
        listed: ['One', 'Two'],
        updated: {
          connection_name_prefix_template: 'c-{org_name}-',
          enabled_features: ['scim', 'universal_logout'],
        },
        deleted: { statusCode: 404 },
      },
    })
    for (const table of ['self_service_profiles', 'self_service_tickets', 'connection_profiles']) {
      expect([table, await isEmpty(table)]).toEqual([table, true])
    }
  })

  it('tickets, grants and device credentials', async () => {
    expect(results.tickets).toEqual({
      verify: { ticket: expect.stringMatching(/\/lo\/verify_email\?ticket=[\w-]{43}$/) },
      reset: { ticket: expect.stringMatching(/\/lo\/reset\?ticket=[\w-]{43}#$/) },
      unknown: expect.objectContaining({ statusCode: 404 }),
      blocks: [{ blocked_for: [] }, { blocked_for: [] }],
      unblocked: expect.objectContaining({ statusCode: 404 }),
      grants: [],
      devices: [],
    })
    expect(await isEmpty('tickets')).toBe(true)
  })

  it('the user search', async () => {
    expect(results.userSearch).toMatchObject({
      found: ['Grace', 'Adele'],
      totals: { start: 0, limit: 50, length: 2, total: 2 },
      sorted: ['Grace', 'Adele', 'Ada'],
      byEmail: [{ email: 'ada@example.com' }],
      refused: { statusCode: 400, body: { errorCode: 'invalid_query_string' } },
    })
  })
})
