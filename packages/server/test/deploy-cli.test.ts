import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  startTestServer,
  type TestAnswer,
  type TestServer,
  type TestTenant,
  withoutRateLimits,
} from '@latchkey/testkit'

/** The unmodified auth0-deploy-cli moves the configuration of a tenant to an empty one. */
const program = createRequire(import.meta.url).resolve('auth0-deploy-cli')
const run = promisify(execFile)

let server: TestServer
let source: TestTenant
let target: TestTenant
let folder: string
beforeAll(async () => {
  // While the program compiles its schemas, its event loop stops for a minute on a busy machine. It
  // then sends on an idle connection without having read that the server closed it meanwhile.
  const bounds = { keepAliveTimeoutMs: 240_000 }
  server = await startTestServer({ config: { rateLimits: withoutRateLimits }, bounds })
  source = server.tenant
  target = await server.addTenant('127.0.0.1')
  folder = await mkdtemp(join(tmpdir(), 'deploy-cli-'))
  await configure(source)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await server.stop()
})

/** Creates one of each kind of resource. */
async function configure(tenant: TestTenant): Promise<void> {
  const send = async (method: string, path: string, json: unknown) => {
    const { status, body, text } = await tenant.request(method, `/api/v2${path}`, { json })
    if (status >= 300) throw new Error(`${method} ${path}: ${text}`)
    return body
  }
  const identifier = 'https://billing.example.com/api'
  const scopes = [{ value: 'read:invoices', description: 'Read invoices' }]
  await send('POST', '/resource-servers', { name: 'Billing API', identifier, scopes })
  const { client_id } = await send('POST', '/clients', {
    name: 'Billing',
    app_type: 'regular_web',
    callbacks: ['https://billing.example.com/callback'],
    client_metadata: { team: 'invoicing' },
    mobile: { ios: { team_id: 'T', app_bundle_identifier: 'com.example' } },
  })
  const scope = ['read:invoices']
  await send('POST', '/client-grants', { client_id, audience: identifier, scope })
  const options = { passwordPolicy: 'fair', password_history: { enable: true, size: 3 } }
  await send('POST', '/connections', { name: 'Customers', strategy: 'auth0', options })
  const { id } = await send('POST', '/roles', { name: 'Accountant', description: 'Books' })
  const permission = { resource_server_identifier: identifier, permission_name: 'read:invoices' }
  await send('POST', `/roles/${id}/permissions`, { permissions: [permission] })
  await send('PATCH', '/tenants/settings', { friendly_name: 'Example', session_lifetime: 24 })
  await send('PATCH', '/branding', { colors: { primary: '#0b6e4f' } })
  await send('PATCH', '/attack-protection/brute-force-protection', { max_attempts: 5 })
  await send('PUT', '/prompts/login/custom-text/en', { login: { title: 'Welcome' } })
  await send('POST', '/email-templates', {
    template: 'blocked_account',
    enabled: true,
    from: '',
    subject: 'Blocked',
    syntax: 'liquid',
    body: '<p>Blocked.</p>',
  })
  const rule = { action: { log: true }, scope: 'tenant', match: { user_agents: ['scraper'] } }
  await send('POST', '/network-acls', { description: 'Watch', active: true, priority: 7, rule })
  await send('POST', '/rate-limit-policies', {
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: 'third_party_clients',
    configuration: { action: 'block', limit: 100 },
  })
  await configurePeople(send)
  await configureActions(send, await configureForms(send))
}

type Send = (method: string, path: string, json: unknown) => Promise<TestAnswer['body']>

/** Organizations, profiles of users, and where their events go. */
async function configurePeople(send: Send): Promise<void> {
  await send('POST', '/organizations', {
    name: 'acme',
    display_name: 'Acme Printing',
    metadata: { plan: 'pro' },
    branding: { logo_url: 'https://acme.example.com/logo.png' },
  })
  await send('POST', '/user-attribute-profiles', {
    name: 'Staff',
    user_id: { oidc_mapping: 'sub', saml_mapping: ['urn:oid:0.9.10.1'], scim_mapping: 'userName' },
    user_attributes: {
      email: {
        label: 'E-mail',
        description: 'Address',
        auth0_mapping: 'email',
        profile_required: true,
      },
    },
  })
  await send('POST', '/log-streams', {
    name: 'Archive',
    type: 'http',
    sink: { httpEndpoint: 'https://logs.example.com/', httpContentFormat: 'JSONLINES' },
  })
  await send('PUT', '/guardian/policies', ['all-applications'])
  await send('PATCH', '/prompts', { identifier_first: true })
  await send('PUT', '/prompts/signup/partials', { signup: { 'form-content-start': '<p>Hi</p>' } })
}

/** A form that names a flow, which names a connection of the vault. */
async function configureForms(send: Send): Promise<string> {
  const vaultConnection = { app_id: 'HTTP', name: 'Register' }
  const { id: connection_id } = await send('POST', '/flows/vault/connections', vaultConnection)
  const params = { connection_id, url: 'https://register.example.com' }
  const actions = [{ id: 'find', type: 'HTTP', action: 'SEND_REQUEST', params }]
  const { id: flow_id } = await send('POST', '/flows', { name: 'Find', actions })
  const nodes = [{ id: 'find', type: 'FLOW', config: { flow_id, next_node: '$ending' } }]
  const form = { name: 'Profile', nodes, start: { next_node: 'find' } }
  return (await send('POST', '/forms', form)).id
}

/** A bound action that shows the form, with a module, beside one that is not deployed. */
async function configureActions(send: Send, formId: string): Promise<void> {
  const code = 'exports.isNew = (user) => !user.app_metadata.company'
  const module = await send('POST', '/actions/modules', { name: 'people', code, publish: true })
  const version = module.latest_version
  const supported_triggers = [{ id: 'post-login', version: 'v3' }]
  await send('POST', '/actions/actions', {
    name: 'Ask',
    supported_triggers,
    deploy: true,
    modules: [{ module_id: module.id, module_version_id: version.id }],
    secrets: [{ name: 'TOKEN', value: 'of-the-source' }],
    code: `const { isNew } = require('actions:people')
exports.onExecutePostLogin = async (event, api) => {
  if (isNew(event.user)) api.prompt.render('${formId}')
}`,
  })
  await send('POST', '/actions/actions', { name: 'Draft', supported_triggers, code })
  const bindings = [{ ref: { type: 'action_name', value: 'Ask' }, display_name: 'Ask once' }]
  await send('PATCH', '/actions/triggers/post-login/bindings', { bindings })
}

/** The names of the bound actions of a tenant, and whether they are deployed. */
async function boundIn(tenant: TestTenant) {
  const at = '/api/v2/actions/triggers/post-login/bindings'
  const { body } = await tenant.request('GET', at)
  return body.bindings.map(({ display_name, action }: TestAnswer['body']) => [
    display_name,
    action.name,
    action.all_changes_deployed,
    action.modules?.[0]?.module_name ?? action.deployed_version?.modules?.[0]?.module_name,
  ])
}

/** The ids that the form of a tenant, its flow and its vault connection have and name. */
async function idsOfForm(tenant: TestTenant) {
  const read = async (path: string) => (await tenant.request('GET', `/api/v2${path}`)).body
  const [{ id: formId }] = await read('/forms')
  const { nodes } = await read(`/forms/${formId}`)
  const { id, actions } = await read(`/flows/${nodes[0].config.flow_id}`)
  const [connection] = await read('/flows/vault/connections')
  return { flow: id, isMapped: actions[0].params.connection_id === connection.id }
}

/** @returns its output @throws Error with the output, which has the errors */
async function deploy(tenant: TestTenant, ...args: readonly string[]): Promise<string> {
  const { PATH = '' } = process.env
  const env = {
    PATH,
    HOME: folder,
    NODE_EXTRA_CA_CERTS: server.caFile,
    AUTH0_DOMAIN: new URL(tenant.baseUrl).host,
    AUTH0_CLIENT_ID: tenant.clientId,
    AUTH0_CLIENT_SECRET: tenant.clientSecret,
    AUTH0_AUDIENCE: `${tenant.baseUrl}/api/v2/`,
    AUTH0_ALLOW_DELETE: 'false',
  }
  const ran = await run(process.execPath, [program, ...args], { env, cwd: folder }).catch(
    ({ message, stdout }: { message: string; stdout: string }) => {
      throw new Error(`${message}\n${stdout}`)
    },
  )
  return ran.stdout
}

async function exported(tenant: TestTenant, name: string): Promise<string> {
  const to = join(folder, name)
  await deploy(tenant, 'export', '--format', 'yaml', '--output_folder', to)
  return readFile(join(to, 'tenant.yaml'), 'utf8')
}

describe('auth0-deploy-cli', () => {
  it('exports, imports into an empty tenant, and exports the same again', async () => {
    const before = await exported(source, 'before')
    const parts = ['Billing API', 'Customers', 'Accountant', 'Welcome', '#0b6e4f', 'Watch']
    parts.push('Profile', 'Find', 'Register', 'Ask once', 'Draft', 'people')
    parts.push('third_party_clients', 'Acme Printing', 'Staff', 'Archive', 'all-applications')
    for (const part of parts) expect(before).toContain(part)
    const file = join(folder, 'before', 'tenant.yaml')
    // The program exports no value of a secret: whoever imports it adds one.
    await writeFile(file, before.replace(/( *)- name: TOKEN\n/, '$&$1  value: of-the-target\n'))
    expect(await deploy(target, 'import', '--input_file', file)).toContain('Import Successful')
    const [from, to] = [await idsOfForm(source), await idsOfForm(target)]
    expect([to.isMapped, to.flow === from.flow]).toEqual([true, false])
    expect(await boundIn(target)).toEqual(await boundIn(source))
    expect(await exported(target, 'after')).toBe(before)
  }, 480_000) // three programs, which send at most a few requests a second
})
