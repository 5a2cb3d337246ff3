import type { Handler } from '../handler.ts'

export const deleteUserAttributeProfile: Handler<'deleteUserAttributeProfile'> = async ({
  write,
  path,
}) => {
  await write((store) => store.userAttributeProfiles.delete(path.id))
  return { status: 204 }
}
