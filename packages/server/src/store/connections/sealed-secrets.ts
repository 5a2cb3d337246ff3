import { type ConnectionSecrets, keepSecrets } from '../../record-rules/connection-secrets.ts'
import type { Scope } from '../rows/scope.ts'
import type { ConnectionSettings } from './connection-wire.ts'

const purposeOf = (id: string) => `connection-secrets/${id}`

/** The secrets among the options of a connection, decrypted. */
export async function openSecrets(
  { sealer, tenantId }: Scope,
  id: string,
  sealedSecrets: string | null,
): Promise<ConnectionSecrets> {
  if (sealedSecrets === null) return {}
  return JSON.parse(await sealer.open(tenantId, purposeOf(id), sealedSecrets))
}

/** Separates the secrets from settings, and encrypts them together with the stored ones. */
export async function sealSecrets(
  { sealer, tenantId }: Scope,
  id: string,
  { options, ...settings }: ConnectionSettings,
  before: ConnectionSecrets,
): Promise<{ readonly settings: ConnectionSettings; readonly sealedSecrets: string | null }> {
  const { shown, secrets } = keepSecrets(options ?? {}, before)
  const isEmpty = Object.keys(secrets).length === 0
  return {
    settings: { ...settings, ...(options && { options: shown }) },
    sealedSecrets: isEmpty
      ? null
      : await sealer.seal(tenantId, purposeOf(id), JSON.stringify(secrets)),
  }
}
