import { countSealed, reencrypt } from '../../store/keys/reencrypt.ts'
import type { Invocation } from '../invocation.ts'
import { withStore } from '../with-store.ts'

/** Prints how many stored values the encryption key encrypts, and how many a former key does. */
export async function showKeyStatus({ config, print }: Invocation): Promise<void> {
  await withStore(config, async ({ database, sealer: { root: sealer } }) => {
    const { current, former } = await countSealed(database, sealer)
    const text = `The key ${sealer.keyId} encrypts ${current} stored values. `
    const rest =
      former === 0
        ? 'No value is encrypted with another key: LATCHKEY_DECRYPTION_KEYS can be empty.'
        : `${former} are encrypted with another key. Encrypt them again: latchkey keys reencrypt`
    print({ key: sealer.keyId, encrypted: current, encrypted_with_others: former }, text + rest)
  })
}

/** Encrypts all stored secrets again with LATCHKEY_ENCRYPTION_KEY. The server may run meanwhile. */
export async function reencryptValues({ config, print }: Invocation): Promise<void> {
  await withStore(config, async ({ database, sealer: { root: sealer } }) => {
    const { reencrypted, unreadable } = await reencrypt(database, sealer)
    const text = `Encrypted ${reencrypted} values with the key ${sealer.keyId}.`
    const warning = `${unreadable} values cannot be decrypted: put their key in LATCHKEY_DECRYPTION_KEYS.`
    print(
      { key: sealer.keyId, reencrypted, unreadable },
      unreadable === 0 ? text : `${text} ${warning}`,
    )
    if (unreadable > 0) process.exitCode = 1
  })
}
