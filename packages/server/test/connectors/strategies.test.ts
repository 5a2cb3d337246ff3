import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Connectors } from '@latchkey/server/connectors/connectors'
import { unavailableConnectors } from '@latchkey/server/connectors/unavailable/unavailable-connectors'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly example?: unknown
  readonly examples?: readonly unknown[]
  readonly minimum?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

const document: { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } } =
  createRequire(import.meta.url)('@latchkey/contract/management.json')
const { schemas } = document.components
const strategies = (schemas.ConnectionStrategy?.enum ?? []).map(String)
const options = schemas.ConnectionOptions?.properties ?? {}

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

/** A value that fits a schema: its example, else the smallest. */
function sampleOf({ $ref, ...schema }: Schema): unknown {
  if ($ref !== undefined) return sampleOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {})
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sampleOf(choice)
  const example = schema.example ?? schema.examples?.[0] ?? schema.enum?.find(Boolean)
  if (example !== undefined) return example
  const type = [schema.type ?? []].flat()[0]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'array') return [sampleOf(schema.items ?? {})]
  if (type !== 'object') return 'text'
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sampleOf(each)]),
  )
}

/** Options whose metadata are fetched, that hold keys, that others exclude, or no API returns. */
const apart: readonly string[] = [
  'adfs_server',
  'admin_access_token',
  'admin_refresh_token',
  'app_secret',
  'attributes',
  'cert',
  'client_secret',
  'configuration',
  'consumer_secret',
  'decryptionKey',
  'decryption_key',
  'discovery_url',
  'domain',
  'dpop_signing_alg',
  'fedMetadataXml',
  'gateway_authentication',
  'issuer',
  'ldap',
  'ldap_bind_password',
  'metadataUrl',
  'metadataXml',
  'oidc_metadata',
  'signingCert',
  'signingKey',
  'signing_key',
  'tenantId',
  'tenant_domain',
  'twilio_token',
  'validation',
]

async function create(strategy: string, given: object = {}) {
  const json = { name: `each-${strategy}-${Object.keys(given).length}`, strategy, options: given }
  return server.tenant.request('POST', '/api/v2/connections', { json })
}

/** The strategy that stands for each kind of connector in the conformance suite. */
const kinds: Readonly<Record<string, string>> = {
  database: 'auth0',
  email: 'email',
  ldap: 'ad',
  oauth2: 'oauth2',
  oidc: 'oidc',
  saml: 'samlp',
  sms: 'sms',
}

it('every connector passes the conformance suite', () => {
  const sources = join(import.meta.dirname, '../../src/connectors')
  const written = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const folders = written.flatMap((name) => /^([^/]+)\/[^/]+-connector\.ts$/.exec(name)?.[1] ?? [])
  expect([...new Set(folders)].sort()).toEqual(Object.keys(kinds))
  const tests = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  const tested = [...tests.join().matchAll(/conformsToConnectors\(\s*\{\s*strategy: '([^']+)'/g)]
  expect(tested.map(([, strategy]) => strategy)).toEqual(
    expect.arrayContaining(Object.values(kinds)),
  )
})

describe('every strategy of the document', () => {
  it('has a connector', () => {
    expect(strategies.filter((strategy) => !new Connectors().find(strategy))).toEqual([])
  })

  it.each(strategies)('%s stores its options and returns them', async (strategy) => {
    const members = new Connectors().find(strategy)?.options.members ?? []
    const given = Object.fromEntries(
      members
        .filter((name) => !apart.includes(name))
        .map((name) => [name, sampleOf(options[name] ?? {})]),
    )
    const { status, body } = await create(strategy, given)
    expect([status, body.message]).toEqual([201, undefined])
    const read = await server.tenant.request('GET', `/api/v2/connections/${body.id}`)
    expect(read.body.options).toMatchObject(given)
  })

  it.each(Object.keys(unavailableConnectors()))(
    '%s says at a log-in that it is not supported',
    async (strategy) => {
      const { body: made } = await create(strategy)
      const path = `/api/v2/connections/${made.id}/tests`
      const { body } = await server.tenant.request('POST', path)
      const page = await createVisitor(server).visit(`${body.url}&start=1`)
      expect(page.text).toContain(`Log-in by the strategy ${strategy} is not supported`)
    },
  )
})
