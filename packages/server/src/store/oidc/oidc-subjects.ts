import type { Database } from '../database/database.ts'
import { GroupedReads } from '../database/grouped-reads.ts'
import { objectOf } from '../rows/json-object.ts'
import { isAlive, isOfCurrentAccessOfUser } from './oidc-statements.ts'

/** The columns of a user from which claims are made (OpenID Connect Core 1.0, section 5.1). */
export interface OidcSubject {
  readonly user_id: string
  readonly blocked: boolean
  /** It grows when all access of the user ends. */
  readonly access_epoch: number
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
  /**
   * The members of `user_metadata` with names of standard claims that have no column, or null if
   * it has none of them. An absent member is null.
   */
  readonly profile_claims: Readonly<Record<string, unknown>> | null
}

/** Standard claims without a column, whose values are in `user_metadata`. */
const claimsOfMetadata = [
  'middle_name',
  'profile',
  'website',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'address',
]

const fromMetadata = Object.fromEntries(
  claimsOfMetadata.map((name) => [name, `u.user_metadata->'${name}'`]),
)

/** The SQL columns of `OidcSubject`, of the user `u`. */
export const subjectColumns = `
  u.user_id, u.blocked, u.access_epoch, u.nickname, u.name, u.picture, u.updated_at, u.given_name, u.family_name,
  u.username, u.email, u.email_verified, u.phone_number, u.phone_verified,
  case when u.user_metadata ?| array[${claimsOfMetadata.map((name) => `'${name}'`).join(', ')}]
       then ${objectOf(fromMetadata)} end as profile_claims`

const bySubject = `select ${subjectColumns} from users u where u.tenant_id = $1 and u.user_id = $2`

/**
 * Reads a user. Every token of a user needs it, so the statement runs on the pool without Prisma.
 */
export async function findOidcSubject(
  { reads }: Pick<Database, 'reads'>,
  tenantId: string,
  userId: string,
): Promise<OidcSubject | undefined> {
  const values = [tenantId, userId]
  const { rows } = await reads.query<OidcSubject>({ name: 'oidc subject', text: bySubject, values })
  return rows[0]
}

/** The members of an access token by which its rows are found. */
export interface UserToken {
  readonly userId: string
  /** The hash of the id of the grant; undefined in tokens of earlier releases. */
  readonly grantHash: string | undefined
}

/**
 * `$1` the tenant, `$2` the time, `$3` the users and `$4` the grants of the tokens. In a subquery,
 * PostgreSQL does not see the length of an array: otherwise it would plan the statement each time.
 */
const byTokens = `
  select asked.at::int as at, found.*
    from unnest((select $3::text[]), (select $4::text[])) with ordinality
           as asked (user_id, grant_hash, at), lateral (
      select ${subjectColumns} from users u
       where u.tenant_id = $1 and u.user_id = asked.user_id and not u.blocked
         and (asked.grant_hash is null or exists (
           select from oidc_records
            where ${isAlive('oidc_records')} and ${isOfCurrentAccessOfUser('oidc_records')}
              and model = 'Grant' and id_hash = asked.grant_hash)) limit 1) found`

/**
 * The users of access tokens, which concurrent requests read together. A blocked or deleted user is
 * not found, and neither is one whose grant has ended.
 */
export const subjectsOfTokens = (
  { reads }: Pick<Database, 'reads'>,
  { tenantId, now }: { readonly tenantId: string; readonly now: () => Date },
): GroupedReads<UserToken, OidcSubject> =>
  new GroupedReads(reads, {
    name: 'oidc subjects of tokens',
    text: byTokens,
    valuesOf: (tokens) => [
      tenantId,
      now(),
      tokens.map(({ userId }) => userId),
      tokens.map(({ grantHash }) => grantHash),
    ],
  })
