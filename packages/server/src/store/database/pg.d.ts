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
    readonly _result: { _types: pg.CustomTypesConfig } & ResultColumns
    /** Whether rows are collected in the result. */
    _accumulateRows?: boolean
    /** Sends the messages of the extended query protocol. */
    prepare(connection: Connection): void
    callback: (error: Error | undefined, result?: pg.QueryResult) => void
    handleRowDescription(message: unknown): void
    handleDataRow(message: unknown): void
    handleCommandComplete(message: unknown, connection: Connection): void
    handleReadyForQuery(connection: Connection): void
    handleError(error: unknown, connection: Connection): void
  }
  /** The columns of a result, with what parses them. */
  interface ResultColumns {
    fields: unknown
    _parsers: unknown
    _prebuiltEmptyResultObject: unknown
  }
  interface ClientConfig {
    readonly sslNegotiation?: string
  }
  interface Client {
    /** Identify the process of PostgreSQL, to cancel what it runs. */
    readonly processID: number
    readonly secretKey: number
    readonly sslNegotiation: string
  }
  interface Connection {
    connect(port: number | string, host?: string): void
    requestSsl(): void
    cancel(processID: number, secretKey: number): void
    /** The columns of named statements by name: those that PostgreSQL has described. */
    columns?: Map<string, ResultColumns>
    describe: (message: unknown) => void
    /** The texts of named statements by name: those that PostgreSQL has parsed. */
    readonly parsedStatements: Readonly<Record<string, string>>
    /** Those that were sent, and not yet parsed. */
    readonly submittedNamedStatements: Record<string, string>
  }
}
