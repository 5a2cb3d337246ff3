import type { Handler } from '../handler.ts'

export const createEncryptionKey: Handler<'createEncryptionKey'> = async ({ write }) => ({
  status: 201,
  body: await write((store) => store.encryptionKeys.create()),
})
