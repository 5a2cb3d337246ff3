import type { Handler } from '../handler.ts'

export const createUserAuthenticationMethod: Handler<'createUserAuthenticationMethod'> = async ({
  write,
  path,
  body,
}) => ({
  status: 201,
  body: await write((store) => store.authenticationMethods.create(path.id, body)),
})
