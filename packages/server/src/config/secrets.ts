import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readOrMakeFile } from '../made-once.ts'
import type { Config } from './config.ts'

const keyBytes = 32

/**
 * Reads the 32 bytes that encrypt private keys and secrets in the database. Outside production they
 * are generated in the data folder; if that file is lost, all keys of tenants are unreadable.
 */
async function readEncryptionKey(config: Config): Promise<Buffer> {
  if (config.encryptionKey) return config.encryptionKey
  const file = join(config.dataFolder, 'encryption-key')
  await mkdir(config.dataFolder, { recursive: true })
  const made = randomBytes(32).toString('base64')
  const key = Buffer.from(await readOrMakeFile(file, made), 'base64')
  if (key.length === keyBytes) return key
  throw new Error(
    `${file} is not the encryption key that was made there: ${keyBytes} bytes in Base64. Restore it ` +
      'from a backup, or set LATCHKEY_ENCRYPTION_KEY.',
  )
}

/** Reads the key that encrypts, and the keys that only decrypt, as `createSealer` takes them. */
export async function readEncryptionKeys(
  config: Config,
): Promise<readonly [key: Buffer, further: readonly Buffer[]]> {
  return [await readEncryptionKey(config), config.decryptionKeys]
}
