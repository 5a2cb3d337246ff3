import type { Handler } from '../handler.ts'

export const createUserAttributeProfile: Handler<'createUserAttributeProfile'> = async ({
  write,
  body,
}) => ({
  status: 201,
  body: await write((store) => store.userAttributeProfiles.create(body)),
})
