import type { Handler } from '../handler.ts'

export const createConnectionProfile: Handler<'createConnectionProfile'> = async ({
  write,
  body,
}) => ({
  status: 201,
  body: await write((store) => store.connectionProfiles.create(body)),
})
