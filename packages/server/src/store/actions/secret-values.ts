import type { TenantSealer } from '../../keys/tenant-sealer.ts'

/** The values of secrets, by name. */
export type SecretValues = Readonly<Record<string, string>>

/** The purposes that values are sealed for. Versions have the sealed text of their draft. */
export const sealedFor = {
  action: (id: string) => `action/${id}`,
  module: (id: string) => `action-module/${id}`,
} as const

/** Decrypts values; null has none. */
export async function openSecretValues(
  sealer: Pick<TenantSealer, 'open'>,
  tenantId: string,
  purpose: string,
  sealed: string | null,
): Promise<SecretValues> {
  return sealed === null ? {} : JSON.parse(await sealer.open(tenantId, purpose, sealed))
}
