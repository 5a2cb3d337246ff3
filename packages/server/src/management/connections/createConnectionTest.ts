import { ApiError, refusedBody } from '../../errors.ts'
import { createConnectionTest as createTest } from '../../store/oidc/connection-tests.ts'
import type { Handler } from '../handler.ts'

export const createConnectionTest: Handler<'createConnectionTest'> = async ({ tenant, path }) => {
  const { connectors, issuer, store } = tenant
  const connection = await store.connections.get(path.id)
  if (!connection) throw new ApiError('connection_not_found')
  if (!connectors.find(connection.strategy)?.redirect) {
    const reason = `Connections with the strategy \`${connection.strategy}\` have no identity provider`
    throw refusedBody(reason, 'strategy')
  }
  const { ticket, expiresAt } = await createTest(store.oidc, connection.id)
  const url = `${issuer}login/connection-test?${new URLSearchParams({ ticket })}`
  return { status: 201, body: { url, expires_at: expiresAt.toISOString() } }
}
