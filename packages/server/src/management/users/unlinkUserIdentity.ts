import type { Handler } from '../handler.ts'

export const unlinkUserIdentity: Handler<'unlinkUserIdentity'> = async ({ write, path }) => {
  const { id, provider, user_id: providerUserId } = path
  const body = await write((store) => store.userIdentities.unlink(id, { provider, providerUserId }))
  return { status: 200, body }
}
