import type { Handler } from '../handler.ts'

export const deleteUserFederatedConnectionsTokenset: Handler<
  'deleteUserFederatedConnectionsTokenset'
> = async ({ write, path }) => {
  await write((store) => store.federatedTokensets.delete(path.id, path.tokenset_id))
  return { status: 204 }
}
