import type pg from 'pg'

/** What `pg` does at run time, beyond its types. */
declare module 'pg' {
  interface Query {
    name?: string | undefined
    text?: string | undefined
    /** By default, a statement without values and name uses the simple query protocol. */
    queryMode?: 'extended'
    query_timeout?: number
    /** Parses the columns of the rows. */
    readonly _result: { _types: pg.CustomTypesConfig }
    callback: (error: Error | undefined, result?: pg.QueryResult) => void
    handleRowDescription(message: unknown): void
    handleDataRow(message: unknown): void
    handleCommandComplete(message: unknown, connection: Connection): void
    handleReadyForQuery(connection: Connection): void
    handleError(error: unknown, connection: Connection): void
  }
  interface Connection {
    /** The texts of named statements by name: those that PostgreSQL has parsed. */
    readonly parsedStatements: Readonly<Record<string, string>>
    /** Those that were sent, and not yet parsed. */
    readonly submittedNamedStatements: Record<string, string>
  }
}
