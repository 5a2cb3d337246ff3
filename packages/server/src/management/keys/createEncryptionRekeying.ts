import type { Handler } from '../handler.ts'

export const createEncryptionRekeying: Handler<'createEncryptionRekeying'> = async ({ write }) => {
  await write((store) => store.encryptionKeys.rekey())
  return { status: 204 }
}
