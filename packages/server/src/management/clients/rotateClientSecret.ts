import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { withSecret } from './show-client.ts'

export const rotateClientSecret: Handler<'rotateClientSecret'> = async ({
  write,
  tenant,
  path,
}) => {
  const rotated = await write((store) => store.clients.rotateSecret(path.id))
  if (!rotated) throw new ApiError('client_not_found')
  const { client, clientSecret } = rotated
  return { status: 200, body: await withSecret({ tenant }, client, clientSecret) }
}
