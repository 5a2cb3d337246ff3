import { domainOf } from '../../identifiers/identifiers.ts'
import type { Connection, ConnectionPatch } from '../../store/connections/connection-wire.ts'

type WithOptions = Pick<Connection, 'options'>

/** The domains that lead to a connection. */
export const aliasesOf = ({ options }: WithOptions): readonly string[] =>
  (options.domain_aliases ?? []).flatMap((each) => domainOf(each) ?? [])

/** The change that adds a domain to a connection. */
export const aliasesWith = (connection: WithOptions, domain: string): ConnectionPatch =>
  withAliases(connection, [...new Set([...aliasesOf(connection), domain])])

/** The change that removes a domain from a connection. */
export const aliasesWithout = (connection: WithOptions, domain: string): ConnectionPatch =>
  withAliases(
    connection,
    aliasesOf(connection).filter((each) => each !== domain),
  )

const withAliases = ({ options }: WithOptions, domain_aliases: string[]): ConnectionPatch => ({
  options: { ...options, domain_aliases },
})
