import type { Handler } from '../handler.ts'

export const deleteGrant: Handler<'deleteGrant'> = async ({ write, path }) => {
  await write((store) => store.grants.delete(path.id))
  return { status: 204 }
}
