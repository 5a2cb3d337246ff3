import type pg from 'pg'

/** The role by which the server uses the database. */
export interface ServerRole {
  readonly name: string
  /** Whether the connection is direct; a pooler reports a process id of its own. */
  readonly isDirect: boolean
  /** Whether it may create tables, which migrations need. */
  readonly mayCreate: boolean
  /** Privileges beyond reading and writing rows, each as words to follow 'it'. */
  readonly excesses: readonly string[]
}

interface RoleRow {
  readonly pid: number
  readonly name: string
  readonly superuser: boolean
  readonly bypasses: boolean
  readonly makesRoles: boolean
  readonly makesDatabases: boolean
  readonly creates: boolean
  readonly owns: boolean
}

/** The process id that PostgreSQL sent when the connection was opened (BackendKeyData). */
interface Identified extends pg.ClientBase {
  readonly processID?: number
}

const roleSql = `
  select rolname as name, pg_backend_pid() as pid, rolsuper as superuser, rolbypassrls as bypasses,
         rolcreaterole as "makesRoles", rolcreatedb as "makesDatabases",
         coalesce(has_schema_privilege(current_schema(), 'create'), false) as creates,
         exists (select from pg_class where relnamespace = current_schema()::regnamespace
                   and relkind in ('r', 'p') and pg_has_role(relowner, 'usage')) as owns
    from pg_roles where rolname = current_user`

/** The role of a connection, with its privileges beyond reading and writing rows. */
export async function readServerRole(client: pg.ClientBase): Promise<ServerRole> {
  const [row] = (await client.query<RoleRow>(roleSql)).rows
  if (!row) throw new Error('PostgreSQL does not say which role the connection has.')
  const excesses = [
    [row.superuser, 'is a superuser'],
    [row.bypasses && !row.superuser, 'bypasses row security'],
    [row.makesRoles && !row.superuser, 'may make roles'],
    [row.makesDatabases && !row.superuser, 'may make databases'],
    [row.creates, 'may make tables'],
    [row.owns, 'owns tables'],
  ] as const
  return {
    name: row.name,
    isDirect: row.pid === (client as Identified).processID,
    mayCreate: row.creates,
    excesses: excesses.flatMap(([has, words]) => (has ? [words] : [])),
  }
}

/** The table of migrations, which the server only reads. */
const migrationTable = '_prisma_migrations'

/** The tables of the current schema whose rows the role cannot read and write. */
export async function readClosedTables(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r'
        and not (has_table_privilege(oid, 'select')
          and (relname = $1 or has_table_privilege(oid, 'insert')
            and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')))
      order by relname`,
    [migrationTable],
  )
  return rows.map(({ name }) => name)
}

/**
 * Grants a role access to the rows of all existing and future tables of the current role, and
 * nothing else.
 */
export async function grantRows(owner: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await owner.query<{ schema: string; to: string }>(
    'select quote_ident(current_schema()) as schema, quote_ident($1) as to',
    [role],
  )
  const [{ schema, to } = {}] = rows
  const [tables, sequences] = [await listOwned(owner, 'r'), await listOwned(owner, 'S')]
  const onRows = 'select, insert, update, delete'
  await owner.query(`
    grant usage on schema ${schema} to ${to};
    ${tables && `grant ${onRows} on ${tables} to ${to};`}
    ${tables && `revoke insert, update, delete on ${migrationTable} from ${to};`}
    ${sequences && `grant usage, select on sequence ${sequences} to ${to};`}
    alter default privileges in schema ${schema} grant ${onRows} on tables to ${to};
    alter default privileges in schema ${schema} grant usage, select on sequences to ${to}`)
}

/** The names of the tables or sequences of the current role, quoted and separated by commas. */
async function listOwned(owner: pg.ClientBase, kind: 'r' | 'S'): Promise<string> {
  const { rows } = await owner.query<{ names: string | null }>(
    `select string_agg(oid::regclass::text, ', ') as names from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = $1
        and pg_has_role(relowner, 'usage')`,
    [kind],
  )
  return rows[0]?.names ?? ''
}
