import type pg from 'pg'

/** What may be said of a user to applications: the members of OpenID Connect Core, section 5.1. */
export interface OidcSubject {
  readonly user_id: string
  readonly blocked: boolean
  readonly nickname: string | null
  readonly name: string | null
  readonly picture: string | null
  readonly updated_at: Date
  readonly given_name: string | null
  readonly family_name: string | null
  readonly username: string | null
  readonly email: string | null
  readonly email_verified: boolean
  readonly phone_number: string | null
  readonly phone_verified: boolean
}

const text = `
  select user_id, blocked, nickname, name, picture, updated_at, given_name, family_name, username,
         email, email_verified, phone_number, phone_verified
    from users where tenant_id = $1 and user_id = $2`

/** Every token and every `/userinfo` asks, so the statement is prepared beneath Prisma. */
export async function findOidcSubject(
  pool: pg.Pool,
  tenantId: string,
  userId: string,
): Promise<OidcSubject | undefined> {
  const values = [tenantId, userId]
  const { rows } = await pool.query<OidcSubject>({ name: 'oidc subject', text, values })
  return rows[0]
}
