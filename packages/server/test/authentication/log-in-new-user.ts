import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { createVisitor, type SharedServer } from '@latchkey/testkit'
import {
  type Application,
  type ApplicationOptions,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'

/** Logs a new user in to a new application, with consent where it needs that. */
export async function logInNewUser(
  server: Pick<SharedServer, 'tenant' | 'fetch'>,
  options: ApplicationOptions,
  request: object,
) {
  return logInNewUserTo(server, await createApplication(server.tenant, options), request)
}

/** Logs a new user in to an application, with consent where it needs that. */
export async function logInNewUserTo(
  server: Pick<SharedServer, 'tenant' | 'fetch'>,
  app: Application,
  request: object,
) {
  const email = `${randomUUID()}@example.com`
  const userId = await createUser(server.tenant, email)
  const visitor = createVisitor(server)
  const address = authorizeUrl(server.tenant, app, { ...request })
  const after = await visitor.submit(await visitor.visit(address), { username: email, password })
  const away = after.isAway ? after : await visitor.submit(after, { action: 'accept' })
  const code = away.url.searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code })
  expect(body.access_token).toEqual(expect.any(String))
  return { email, userId, app, visitor, address, code, tokens: body }
}
