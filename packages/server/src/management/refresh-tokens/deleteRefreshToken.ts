import type { Handler } from '../handler.ts'

export const deleteRefreshToken: Handler<'deleteRefreshToken'> = async ({ write, path }) => {
  await write((store) => store.refreshTokens.revoke({ ids: [path.id] }))
  return { status: 204 }
}
