import type { Handler } from '../handler.ts'

export const updateUserAuthenticationMethods: Handler<'updateUserAuthenticationMethods'> = async ({
  write,
  path,
  body,
}) => ({
  status: 200,
  body: await write(({ authenticationMethods }) => authenticationMethods.replace(path.id, body)),
})
