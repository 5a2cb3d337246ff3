import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'

const load = createRequire(import.meta.url)
const { components } = load('@latchkey/contract/management.json') as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

interface Schema {
  readonly $ref?: string
  readonly oneOf?: readonly Schema[]
  readonly description?: string
  readonly 'x-effect'?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

const source = new URL('../src/', import.meta.url)
/** Where members are stored, listed or given defaults: to be named there is no effect. */
const storing =
  /tenant-defaults\.ts|client-settings\.ts|client-columns\.ts|client-rows\.ts|clients\/clients\.ts|organizations\/organizations\.ts|prisma\//

async function readSource(): Promise<string> {
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !storing.test(file),
  )
  return (await Promise.all(files.map((file) => readFile(new URL(file, source), 'utf8')))).join(
    '\n',
  )
}

const named = ({ $ref = '' }: Schema) => components.schemas[$ref.split('/').at(-1) ?? '']

/** A member is marked itself, or by the schema that it refers to. */
function isMarked(member: Schema): boolean {
  const referred = [member, ...(member.oneOf ?? [])].map(named)
  return [member, ...referred].some((each) => each?.['x-effect'] === 'none')
}

/** What is an identity or a label, and needs no reader. */
const plain = [
  'name',
  'description',
  'tenant',
  'global',
  'created_at',
  'updated_at',
  'client_metadata',
  'sandbox_versions_available',
  'oidc_backchannel_logout',
]

/** Names that the server also has for other things than this member. */
const ambiguous = [
  'oidc_conformant',
  'encryption_key',
  'mobile',
  'organization_usage',
  'token_vault_privileged_access', // its scopes and credentials are checked when it is written
]

describe.each([
  ['TenantSettings', 17],
  ['TenantFlags', 27],
  ['ClientDefinition', 30],
])('each member of %s', (schema, unreadMax) => {
  it('is read by the server, or documented to have no effect', async () => {
    const code = await readSource()
    const members = Object.entries(components.schemas[schema]?.properties ?? {})
    const unread = members.filter(([, member]) => isMarked(member)).map(([name]) => name)
    const silent = members
      .filter(([name]) => !unread.includes(name) && !plain.includes(name))
      .filter(([name]) => !new RegExp(`\\b${name}\\b`).test(code))
      .map(([name]) => name)
    expect(silent).toEqual([])
    expect(unread.length).toBeLessThanOrEqual(unreadMax)
  })

  it('is not read, if documented to have no effect', async () => {
    const code = await readSource()
    const members = Object.entries(components.schemas[schema]?.properties ?? {})
    const acting = members
      .filter(([name, member]) => isMarked(member) && !ambiguous.includes(name))
      .filter(([name]) => new RegExp(`\\b${name}\\b`).test(code))
      .map(([name]) => name)
    expect(acting).toEqual([])
  })
})
