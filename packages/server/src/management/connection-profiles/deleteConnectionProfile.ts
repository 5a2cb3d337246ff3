import type { Handler } from '../handler.ts'

export const deleteConnectionProfile: Handler<'deleteConnectionProfile'> = async ({
  write,
  path,
}) => {
  await write((store) => store.connectionProfiles.delete(path.id))
  return { status: 204 }
}
