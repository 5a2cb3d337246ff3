import { access, constants, mkdir } from 'node:fs/promises'
import type { Config } from './config.ts'

/**
 * Creates the data folder, if this configuration needs one.
 *
 * @throws Error if it cannot be written
 */
export async function assertDataFolder(config: Config): Promise<void> {
  const { databaseUrl, encryptionKey, tls, dataFolder } = config
  if (databaseUrl && encryptionKey && tls.kind !== 'private-ca') return
  try {
    await mkdir(dataFolder, { recursive: true })
    await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new Error(
      `The data folder ${dataFolder} cannot be written (${(cause as { code?: string }).code}). ` +
        'Give this user write permission, or set another folder in LATCHKEY_DATA.',
      { cause },
    )
  }
}
