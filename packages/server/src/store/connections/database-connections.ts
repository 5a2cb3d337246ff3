import { ApiError } from '../../errors.ts'
import type { Scope } from '../rows/scope.ts'
import { type Connection, connections } from './connections.ts'

/** The connections that keep users here: those of the strategy `auth0`. */
export interface DatabaseConnections {
  /**
   * By its name.
   *
   * @throws ApiError `connection_unknown`, `connection_not_database`
   */
  get(name: string): Promise<Connection>
  /** The one that clients expect in a tenant, made if there is none of its name. */
  ensureDefault(): Promise<Connection>
}

const strategy = 'auth0'
const defaultName = 'Username-Password-Authentication'

export function databaseConnections(scope: Scope): DatabaseConnections {
  const { findByName, create } = connections(scope)
  return {
    async get(name) {
      const connection = await findByName(name)
      if (!connection) throw new ApiError('connection_unknown')
      if (connection.strategy !== strategy) throw new ApiError('connection_not_database')
      return connection
    },
    ensureDefault: async () =>
      (await findByName(defaultName)) ?? create({ name: defaultName, strategy }),
  }
}
