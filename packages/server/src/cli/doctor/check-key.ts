import type { Config } from '../../config/config.ts'
import { readEncryptionKeys } from '../../config/secrets.ts'
import { createSealer } from '../../keys/sealer.ts'
import type { SealedKey } from '../../store/database/inspect.ts'
import { type Finding, failed, ok } from './finding.ts'

/** Checks that the encryption key decrypts what is in the database. */
export async function checkKey(
  config: Config,
  key: SealedKey | undefined,
): Promise<readonly Finding[]> {
  if (!key) return [ok('encryption key', 'Nothing is encrypted with the key yet.')]
  const sealer = createSealer(...(await readEncryptionKeys(config)))
  const opened = await sealer.open(key.tenantId, key.purpose, key.sealed).then(
    () => true,
    () => false,
  )
  if (opened) return [ok('encryption key', 'The key decrypts the keys of tenants.')]
  return [
    failed(
      'encryption key',
      'The key cannot decrypt the keys of tenants: restore the key that encrypted them.',
    ),
  ]
}
