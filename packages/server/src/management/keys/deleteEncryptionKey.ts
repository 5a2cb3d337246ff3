import type { Handler } from '../handler.ts'

export const deleteEncryptionKey: Handler<'deleteEncryptionKey'> = async ({ write, path }) => {
  await write((store) => store.encryptionKeys.delete(path.kid))
  return { status: 204 }
}
