import type { Handler } from '../handler.ts'

export const createEncryptionKeyImport: Handler<'createEncryptionKeyImport'> = async (call) => {
  const { write, path, body } = call
  const wrapped = Buffer.from(body.wrapped_key, 'base64')
  return {
    status: 201,
    body: await write((store) => store.encryptionKeys.import(path.kid, wrapped)),
  }
}
