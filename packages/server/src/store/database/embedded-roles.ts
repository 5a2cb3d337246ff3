import type pg from 'pg'

/** The superuser, who created the cluster, and prepares the other roles at each start. */
export const superuser = 'latchkey'
/** The role that owns the tables and applies migrations. */
export const ownerRole = 'latchkey_owner'
/** The role that reads and writes rows. */
export const serverRole = 'latchkey_server'

/** The name of one of these roles. */
export type Role = typeof superuser | typeof ownerRole | typeof serverRole
/** The passwords of the roles. */
export type Passwords = Readonly<Record<Role, string>>

/** The key of an advisory lock, the letters `ltcr`, which other programs should not use. */
const rolesLock = 0x6c746372

/**
 * Creates the roles if they are missing, and sets their passwords. Makes the owner role the owner
 * of everything that the superuser owns, because earlier releases had no roles.
 */
export async function prepareRoles(client: pg.Client, passwords: Passwords): Promise<void> {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [rolesLock])
  for (const role of [ownerRole, serverRole] as const) {
    const exists = (await client.query('select from pg_roles where rolname = $1', [role])).rowCount
    if (!exists) await client.query(`create role ${role}`)
    const { escapeLiteral } = client
    const password = escapeLiteral.call(client, passwords[role])
    await client.query(`alter role ${role} with ${least} login password ${password}`)
  }
  await client.query(`
    select set_config('lock_timeout', '5s', true);
    do $$ begin
      execute format('alter database %I owner to ${ownerRole}', current_database());
      execute format('revoke temporary on database %I from public', current_database());
    end $$;
    ${callProvider}`)
  await client.query('commit')
}

const least = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/** The sequence of a column changes its owner with the table. */
const callProvider = `
  do $$ declare statement text; begin
    for statement in
      select format('alter table %s owner to ${ownerRole}', oid::regclass) from pg_class
       where relnamespace = 'public'::regnamespace and relowner = '${superuser}'::regrole
         and relkind in ('r', 'p')
      union all
      select format('alter function %s owner to ${ownerRole}', oid::regprocedure) from pg_proc
       where pronamespace = 'public'::regnamespace and proowner = '${superuser}'::regrole
    loop execute statement; end loop;
  end $$;`
