import { ApiError } from '../../errors.ts'
import { newWrappingPair } from '../../keys/wrapped-key.ts'
import type { Handler } from '../handler.ts'

export const createEncryptionWrappingKey: Handler<'createEncryptionWrappingKey'> = async (call) => {
  const { tenant, write, path } = call
  // The key is read first, because generating a key pair takes long.
  const key = await tenant.store.encryptionKeys.get(path.kid)
  if (!key) throw new ApiError('encryption_key_not_found')
  if (key.state !== 'pre-activation') throw new ApiError('encryption_key_not_importable')
  const pair = await tenant.keyQueue.run(tenant.id, newWrappingPair)
  await write((store) => store.encryptionKeys.keepWrappingKey(path.kid, pair))
  const { publicKey: public_key } = pair
  return { status: 201, body: { public_key, algorithm: 'CKM_RSA_AES_KEY_WRAP' } }
}
