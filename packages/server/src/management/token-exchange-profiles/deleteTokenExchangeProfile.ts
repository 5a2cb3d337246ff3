import type { Handler } from '../handler.ts'

export const deleteTokenExchangeProfile: Handler<'deleteTokenExchangeProfile'> = async ({
  write,
  path,
}) => {
  await write((store) => store.tokenExchangeProfiles.delete(path.id))
  return { status: 204 }
}
