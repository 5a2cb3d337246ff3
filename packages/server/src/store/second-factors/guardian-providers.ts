import type { Schema } from '@latchkey/contract'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

/** What a request sets, by the name of the provider. */
interface Definitions {
  readonly twilio: Schema<'GuardianTwilioProviderDefinition'>
  readonly duo: Schema<'GuardianDuoSettingsDefinition'>
  readonly sns: Schema<'GuardianSnsProviderDefinition'>
  readonly apns: Schema<'GuardianApnsProviderDefinition'>
  readonly fcm: Schema<'GuardianFcmProviderDefinition'>
  readonly fcmv1: Schema<'GuardianFcmv1ProviderDefinition'>
}

export type GuardianProviderName = keyof Definitions

/** The stored members, with secrets. */
export type GuardianProvider<Name extends GuardianProviderName> = {
  readonly [Member in keyof Definitions[Name]]: Exclude<Definitions[Name][Member], null>
}

type Change<Name extends GuardianProviderName> = (
  before: GuardianProvider<Name>,
) => Definitions[Name] | Promise<Definitions[Name]>

/** The services that second factors of one tenant need. All of their members are sealed. */
export interface GuardianProviders {
  /** @returns undefined before it is set */
  find<Name extends GuardianProviderName>(name: Name): Promise<GuardianProvider<Name> | undefined>
  /** Replaces all members; null removes one. */
  replace<Name extends GuardianProviderName>(
    name: Name,
    definition: Definitions[Name],
  ): Promise<GuardianProvider<Name>>
  /** Sets the given members; null removes one. */
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

/** The members of an event, without secrets. */
function shown(name: GuardianProviderName, members: object) {
  const entries = Object.entries(members).filter(([member]) => !secrets.includes(member))
  return { providers: { [name]: Object.fromEntries(entries) } }
}
