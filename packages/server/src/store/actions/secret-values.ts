import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { jsonOf } from '../rows/json.ts'
import type { Scope } from '../rows/scope.ts'

/** The values of secrets, by name. */
export type SecretValues = Readonly<Record<string, string>>

/** The purposes that values are sealed for. Versions have the sealed text of their draft. */
export const sealedFor = {
  action: (id: string) => `action/${id}`,
  module: (id: string) => `action-module/${id}`,
} as const

/** Decrypts values; null has none. */
export async function openSecretValues(
  sealer: Pick<Scope['sealer'], 'open'>,
  tenantId: string,
  purpose: string,
  sealed: string | null,
): Promise<SecretValues> {
  return sealed === null ? {} : JSON.parse(await sealer.open(tenantId, purpose, sealed))
}

/** The columns of secrets. */
interface SecretColumns {
  readonly secrets: unknown
  readonly sealedSecrets: string | null
}

/** The names of stored secrets, and when their values were set. */
export const secretsOf = ({ secrets }: Pick<SecretColumns, 'secrets'>): Schema<'ActionSecret'>[] =>
  JSON.parse(JSON.stringify(secrets))

/**
 * The columns of the secrets that replace stored ones. One without a value keeps the stored value.
 *
 * @throws ApiError `invalid_body` for a name that occurs twice, or that has no value yet
 */
export async function replacedSecrets(
  { sealer, tenantId, now }: Scope,
  purpose: string,
  before: SecretColumns,
  given: readonly Schema<'ActionSecretDefinition'>[],
) {
  const names = given.map(({ name }) => name)
  const repeated = names.find((name, at) => names.indexOf(name) !== at)
  if (repeated !== undefined) throw refusedBody(`\`${repeated}\` occurs twice`, 'secrets')
  const known = secretsOf(before)
  const values = await openSecretValues(sealer, tenantId, purpose, before.sealedSecrets)
  const at = now().toISOString()
  const after = given.map(({ name, value }) => {
    const stored = known.find((each) => each.name === name)
    if (value !== undefined) return { name, value, updated_at: at }
    if (stored) return { name, value: values[name] ?? '', updated_at: stored.updated_at }
    throw refusedBody(`\`${name}\` has no value yet: send one`, 'secrets')
  })
  const sealedValues = Object.fromEntries(after.map(({ name, value }) => [name, value]))
  return {
    secrets: after.map(({ name, updated_at }) => jsonOf({ name, updated_at })),
    sealedSecrets:
      after.length === 0
        ? null
        : await sealer.seal(tenantId, purpose, JSON.stringify(sealedValues)),
  }
}
