import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from '@jest/globals'

/*
 * `x-effect: none` marks members that are stored and read by nothing. Each unmarked member of a
 * setting must be read by the server, and no marked one.
 */

const load = createRequire(import.meta.url)
const { components, paths } = load('@latchkey/contract/management.json') as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
  }
}

interface Schema {
  readonly $ref?: string
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly 'x-effect'?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

/** A member of a setting: `name` in `parent`, its path within the request. */
interface Member {
  readonly parent: string
  readonly name: string
  readonly schema: Schema
  /** Whether the contract says that it has no effect. */
  readonly isMarked: boolean
  /** Whether it says so of the object that the member is in. */
  readonly isWithinMarked: boolean
}

/** The settings of a tenant; the members of other bodies are data. */
const settings =
  /^\/(tenants\/settings|clients(\/\{id\})?|connections(\/\{id\})?|resource-servers.*|guardian\/.*|attack-protection\/.*|email-templates.*|emails\/provider|branding.*|prompts|organizations\/?(\{id\})?|organizations\/\{id\}\/(enabled_)?connections.*|client-grants.*)$/

const source = new URL('../src/', import.meta.url)
/** Files where members are stored, listed or given defaults: an occurrence there is no effect. */
const storing =
  /tenant-defaults\.ts|client-settings\.ts|client-columns\.ts|client-rows\.ts|clients\/clients\.ts|organizations\/organizations\.ts|connection-wire\.ts|resource-server-wire\.ts|show-client\.ts|prisma\/|^console\/|^cli\/|^operations/
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** Lines of lists of the members that a request may have. */
const listed = /^\s*'[\w-]+',?$/gm

/** Files whose lists are of members that they read. */
const reading = /oauth-providers\.ts|provider-metadata\.ts/

async function readSource(): Promise<readonly { readonly file: string; readonly text: string }[]> {
  const files = (await readdir(source, { recursive: true })).filter(
    (file) =>
      file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('store/prisma'),
  )
  return Promise.all(
    files.map(async (file) => {
      const text = (await readFile(new URL(file, source), 'utf8')).replaceAll(comments, '')
      return { file, text: reading.test(file) ? text : text.replaceAll(listed, '') }
    }),
  )
}

const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

const isMarked = (schema: Schema): boolean =>
  schema['x-effect'] === 'none' || (schema.$ref !== undefined && isMarked(resolve(schema)))

function membersOf(schema: Schema, parent: string, isMarkedAbove: boolean): Member[] {
  const { properties = {}, oneOf = [], items } = resolve(schema)
  const own = Object.entries(properties).flatMap(([name, member]) => {
    const isOwn = isMarkedAbove || [member, ...(member.oneOf ?? [])].some(isMarked)
    const found = { parent, name, schema: member, isMarked: isOwn, isWithinMarked: isMarkedAbove }
    return [found, ...membersOf(member, `${parent}.${name}`, isOwn)]
  })
  const others = [...oneOf, ...(items ? [items] : [])]
  return [...own, ...others.flatMap((each) => membersOf(each, parent, isMarkedAbove))]
}

function listMembers(): Member[] {
  const bodies = Object.entries(paths)
    .filter(([path]) => settings.test(path))
    .flatMap(([path, item]) =>
      Object.values(item).map(({ requestBody }) => ({ path, requestBody })),
    )
  return bodies.flatMap(({ path, requestBody }) => {
    const schema = requestBody?.content?.['application/json']?.schema
    return schema ? membersOf(schema, path, false) : []
  })
}

/** A name as it is written in the contract, or in the code. */
function wordOf(name: string): RegExp {
  const camel = name.replaceAll(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase())
  return new RegExp(`(?<![\\w-])(${name}|${camel})(?![\\w-])`)
}

/** Identities and labels, which need no reader. */
const plain = ['name', 'description', 'client_metadata', 'sandbox_versions_available']

/** What reads members that are read by another name, or elsewhere than their object. */
const readers: Readonly<Record<string, string>> = {
  oidc_backchannel_logout: '{ oidc_backchannel_logout: oidc_logout,',
  'oidc_backchannel_logout.backchannel_logout_urls': '{ oidc_backchannel_logout: oidc_logout,',
  'oidc_backchannel_logout.backchannel_logout_initiators':
    '{ oidc_backchannel_logout: oidc_logout,',
  'oidc_backchannel_logout.frontchannel_logout_urls': '{ oidc_backchannel_logout: oidc_logout,',
  'oidc_backchannel_logout.backchannel_logout_session_metadata':
    '{ oidc_backchannel_logout: oidc_logout,',
  'refresh_token.rotation_type': 'settings.rotation_type',
  'refresh_token.leeway': '{ leeway = 0 } = settings',
  session_lifetime_in_minutes: '_in_minutes` as const',
  idle_session_lifetime_in_minutes: '_in_minutes` as const',
  ephemeral_session_lifetime_in_minutes: '_in_minutes` as const',
  idle_ephemeral_session_lifetime_in_minutes: '_in_minutes` as const',
  'my_organization_configuration.connection_profile_id': '{ connection_profile_id: id }',
  'my_organization_configuration.user_attribute_profile_id': '{ user_attribute_profile_id: id }',
  'security_headers.x_xss_protection': 'x_xss_protection: xss',
  'report_to.max_age': 'asciiJson(reportTo)',
  'credentials.parse_expiry_from_cert': 'if (!parse_expiry_from_cert)',
  'credentials.api_user': 'api_user',
  'proof_of_possession.mechanism': '{ mechanism, required,',
  'proof_of_possession.required': '{ mechanism, required,',
  'proof_of_possession.required_for': 'required_for: requiredFor',
  'enabled_connections.connection_id': '{ connection_id, assign_membership_on_login,',
  'enabled_connections.assign_membership_on_login': 'each.assign_membership_on_login',
  'enabled_connections.show_as_button': 'each.show_as_button',
  'enabled_connections.is_signup_enabled': 'each.is_signup_enabled',
  'native_social_login.apple': 'native_social_login?.[provider]',
  'native_social_login.facebook': 'native_social_login?.[provider]',
  'native_social_login.google': 'native_social_login?.[provider]',
  'apple.enabled': 'native_social_login?.[provider]?.enabled',
  'facebook.enabled': 'native_social_login?.[provider]?.enabled',
  'google.enabled': 'native_social_login?.[provider]?.enabled',
}

/** Members without effect whose names the server also has for other things, or in defaults. */
const ambiguous: readonly string[] = [
  'app_id',
  'auth_challenge.fail_open',
  'aws_region',
  'aws_secret_access_key',
  'baseUrl',
  'certs',
  'change_password',
  'client_protocol',
  'configuration',
  'deflate',
  'email.unique',
  'encryption_key',
  'expires',
  'express_configuration',
  'granted',
  'guardian_mfa_page',
  'handle_login_from_social',
  'identity_api',
  'ips',
  'oidc_conformant',
  'p12',
  'provider',
  'range',
  'sandbox',
  'schema_version',
  'scripts',
  'simple_captcha',
  'sso',
  'strategy_version',
  'subject',
  'thumbprints',
  'token_vault_privileged_access',
  'universal_login_experience',
  'waad_common_endpoint',
  'webauthn_platform_first_factor',
]

let code: readonly string[]
let everything: string
let words: Map<string, readonly string[]>
beforeAll(async () => {
  const files = await readSource()
  code = files.filter(({ file }) => !storing.test(file)).map(({ text }) => text)
  everything = files.map(({ text }) => text).join('\n')
  words = new Map()
})

/** The files that contain a name. */
function filesWith(name: string): readonly string[] {
  const known = words.get(name)
  if (known) return known
  const word = wordOf(name)
  const found = code.filter((text) => word.test(text))
  words.set(name, found)
  return found
}

/** The object that a member is in: none at the top, nor for the options of a connection. */
function holderOf({ parent }: Member): string | undefined {
  const holder = parent.split('.').slice(1).at(-1)
  return holder === 'options' ? undefined : holder
}

/** `object.member`, or its name. */
const shortName = (member: Member) => [holderOf(member), member.name].filter(Boolean).join('.')

/** Whether a file contains the name, and that of its object. */
function isRead(member: Member): boolean {
  const reader = readers[shortName(member)]
  if (reader !== undefined) return everything.includes(reader)
  const holder = holderOf(member)
  const files = filesWith(member.name)
  return files.some((text) => holder === undefined || wordOf(holder).test(text))
}

const isSingle = (schema: Schema) => schema.enum?.filter((value) => value !== null).length === 1

/** Whether there is nothing to read: a label, a single value, or one that is refused. */
const isFixed = ({ name, schema }: Member) =>
  plain.includes(name) ||
  [schema, resolve(schema).items ?? {}].some((each) => isSingle(resolve(each))) ||
  schema.description?.includes('Not supported')

const namesOf = (members: readonly Member[]) => [...new Set(members.map(shortName))].sort()

describe('each member of a setting', () => {
  it('is read by the server, or documented to have no effect', () => {
    const members = listMembers()
    expect(members.length).toBeGreaterThan(1000)
    const silent = members.filter((each) => !each.isMarked && !isFixed(each) && !isRead(each))
    expect(namesOf(silent)).toEqual([])
  })

  it('is not read, if documented to have no effect', () => {
    const marked = listMembers().filter((each) => each.isMarked && !each.isWithinMarked)
    expect(marked.length).toBeGreaterThan(200)
    expect(namesOf(marked.filter(isRead))).toEqual(ambiguous)
  })

  it('has a description that says so, if marked as without effect', () => {
    const marked = listMembers().filter((each) => each.isMarked && !each.isWithinMarked)
    const schemas = (of: Schema): Schema[] => [of, ...(of.oneOf ?? []).map(resolve), resolve(of)]
    const says = ({ schema }: Member) =>
      schemas(schema).some(({ description = '' }) => /(without|no)\s+effect/i.test(description))
    expect(namesOf(marked.filter((each) => !says(each)))).toEqual([])
  })

  it('is marked, itself or each of its members, if its description says so', () => {
    const isMarkedWhole = (schema: Schema): boolean => {
      const { properties = {}, oneOf = [] } = resolve(schema)
      const members = Object.values(properties)
      return (
        isMarked(schema) ||
        oneOf.some(isMarkedWhole) ||
        (members.length > 0 && members.every(isMarkedWhole))
      )
    }
    const says = ({ description = '' }: Schema) => /Stored without\s+effect\./.test(description)
    const silent = listMembers().filter(({ schema }) => says(schema) && !isMarkedWhole(schema))
    expect(namesOf(silent)).toEqual([])
  })
})
