import pg from 'pg'
import { withoutIndexes } from './without-indexes.ts'

/** As many users as a tenant may have, made by PostgreSQL itself. */
export interface ManyUsers {
  readonly tenantId: string
  readonly count: number
}

/** So many users share the beginning of a name, however many there are. */
const namesakes = 10

export const userIdOf = (number: number) => `auth0|${number.toString(16).padStart(24, '0')}`
export const emailOf = (number: number) => `user.${number}@example.com`
export const nameBeginningOf = (number: number) =>
  `ada${Math.floor(number / namesakes)
    .toString(16)
    .padStart(8, '0')}`

const usersSql = `
  insert into users (tenant_id, user_id, email, email_verified, name, nickname, given_name,
    family_name, picture, user_metadata, app_metadata, last_ip, last_login, logins_count,
    created_at, updated_at)
  select $1, 'auth0|' || lpad(to_hex(n), 24, '0'), 'user.' || n || '@example.com', n % 2 = 0,
    'Ada' || lpad(to_hex(n / ${namesakes}), 8, '0') || ' Lovelace ' || n, 'user.' || n, 'Ada',
    'Lovelace', 'https://example.com/pictures/' || n, jsonb_build_object('colour', n % 7),
    jsonb_build_object('plan', n % 3), '192.0.2.' || n % 256,
    case when n % 4 > 0 then at + interval '1 hour' end, n % 4, at, at
  from generate_series(0, $2::int - 1) as n,
    lateral (select timestamptz '2026-01-01' + n * interval '1 second' as at) as dates`

const identitiesSql = `
  insert into identities (tenant_id, provider, provider_user_id, user_id, connection_id, email,
    created_at)
  select tenant_id, 'auth0', substr(user_id, 7), user_id, $2, email, created_at
    from users where tenant_id = $1`

const identifiersSql = `
  insert into user_identifiers (tenant_id, connection_id, identifier, provider, provider_user_id)
  select tenant_id, connection_id, email, provider, provider_user_id
    from identities where tenant_id = $1 and connection_id = $2`

/** Fills each tenant. */
export async function fillUsers(databaseUrl: string, tenants: readonly ManyUsers[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await withoutIndexes(client, ['users', 'identities', 'user_identifiers'], async () => {
      for (const { tenantId, count } of tenants) {
        const connectionId = `con_bench${count}`
        await client.query(
          `insert into connections (tenant_id, id, name, strategy, settings, created_at, updated_at)
           values ($1, $2, 'Bench', 'auth0', '{}', now(), now())`,
          [tenantId, connectionId],
        )
        await client.query(usersSql, [tenantId, count])
        await client.query(identitiesSql, [tenantId, connectionId])
        await client.query(identifiersSql, [tenantId, connectionId])
      }
    })
    await client.query('vacuum (analyze) users')
    await client.query('vacuum (analyze) identities')
    await client.query('vacuum (analyze) user_identifiers')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
