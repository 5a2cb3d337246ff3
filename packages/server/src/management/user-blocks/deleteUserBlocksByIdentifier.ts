import type { Handler } from '../handler.ts'

export const deleteUserBlocksByIdentifier: Handler<'deleteUserBlocksByIdentifier'> = async (
  call,
) => {
  await call.write((store) => store.userBlocks.delete(call.query.identifier))
  return { status: 204 }
}
