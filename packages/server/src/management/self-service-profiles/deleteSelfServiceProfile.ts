import type { Handler } from '../handler.ts'

export const deleteSelfServiceProfile: Handler<'deleteSelfServiceProfile'> = async ({
  write,
  path,
}) => {
  await write((store) => store.selfServiceProfiles.delete(path.id))
  return { status: 204 }
}
