import type { Schema } from '@latchkey/contract'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

/** The members that a request sets, by the name of the provider. */
interface Definitions {
  readonly twilio: Schema<'GuardianTwilioProviderDefinition'>
  readonly duo: Schema<'GuardianDuoSettingsDefinition'>
  readonly sns: Schema<'GuardianSnsProviderDefinition'>
  readonly apns: Schema<'GuardianApnsProviderDefinition'>
  readonly fcm: Schema<'GuardianFcmProviderDefinition'>
  readonly fcmv1: Schema<'GuardianFcmv1ProviderDefinition'>
}

/** The name of a provider that second factors use. */
export type GuardianProviderName = keyof Definitions

/** The stored members of a provider, with its secrets. */
export type GuardianProvider<Name extends GuardianProviderName> = {
  readonly [Member in keyof Definitions[Name]]: Exclude<Definitions[Name][Member], null>
}

type Change<Name extends GuardianProviderName> = (
  before: GuardianProvider<Name>,
) => Definitions[Name] | Promise<Definitions[Name]>

/**
 * The providers that second factors of one tenant use. All of their members are stored encrypted.
 */
export interface GuardianProviders {
  /** The members of a provider; undefined before they are set. */
  find<Name extends GuardianProviderName>(name: Name): Promise<GuardianProvider<Name> | undefined>
  /** Replaces all members; a member that is null is removed. */
  replace<Name extends GuardianProviderName>(
    name: Name,
    definition: Definitions[Name],
  ): Promise<GuardianProvider<Name>>
  /** Sets the given members; a member that is null is removed. */
  merge<Name extends GuardianProviderName>(
    name: Name,
    patch: Definitions[Name],
  ): Promise<GuardianProvider<Name>>
}

const secrets: readonly string[] = [
  'auth_token',
  'skey',
  'aws_secret_access_key',
  'p12',
  'server_key',
  'server_credentials',
]

export function guardianProviders(scope: Scope): GuardianProviders {
  const { database, tenantId, sealer, now, changes } = scope
  const table = database.guardianProvider
  const keyOf = (name: string) => ({ tenantId_name: { tenantId, name } })
  const find = async (name: GuardianProviderName) => {
    const row = await table.findUnique({ where: keyOf(name) })
    return row
      ? JSON.parse(await sealer.open(tenantId, purposeOf(name), row.sealedSettings))
      : undefined
  }
  const change = async <Name extends GuardianProviderName>(name: Name, changed: Change<Name>) => {
    const before = await lockTenantAndRead(scope, () => find(name))
    const after = withoutNulls(await changed(before ?? {}))
    const sealedSettings = await sealer.seal(tenantId, purposeOf(name), JSON.stringify(after))
    const data = { sealedSettings, updatedAt: now() }
    const sent = before
      ? table.update({ where: keyOf(name), data })
      : table.create({ data: { tenantId, name, ...data } })
    changes.updated('guardian', shown(name, before ?? {}), shown(name, after), sent)
    return after
  }
  return {
    find,
    replace: (name, definition) => change(name, () => definition),
    merge: (name, patch) => change(name, (before) => ({ ...before, ...patch })),
  }
}

const purposeOf = (name: GuardianProviderName) => `guardian-provider/${name}`

function withoutNulls(members: object) {
  const entries = Object.entries(members).filter(([, value]) => value !== null)
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)))
}

/** The members of a provider in events, without secrets. */
function shown(name: GuardianProviderName, members: object) {
  const entries = Object.entries(members).filter(([member]) => !secrets.includes(member))
  return { providers: { [name]: Object.fromEntries(entries) } }
}
