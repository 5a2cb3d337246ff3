import type { FoundRecord, RecordRow } from './oidc-records.ts'
import type { RunText } from './oidc-statements.ts'
import { type OidcSubject, subjectColumns } from './oidc-subjects.ts'

/** Models whose records lead to a grant and a user, both of which are asked for next. */
export type LinkedModel = 'Session' | 'AuthorizationCode' | 'RefreshToken'

/** A record with what it leads to, as of one moment. */
export interface LinkedRecord {
  readonly record: FoundRecord
  readonly grant?: FoundRecord
  readonly subject?: OidcSubject
}

interface Row extends RecordRow, Omit<OidcSubject, 'user_id'> {
  readonly user_id: string | null
  readonly grantPayload: RecordRow['payload'] | null
  readonly grantConsumedAt: Date | null
  readonly grantExpiresAt: Date | null
}

/** `hashOfId`, as PostgreSQL computes it. */
const hashOf = (id: string) =>
  `translate(rtrim(encode(sha256(convert_to(${id}, 'UTF8')), 'base64'), '='), '+/', '-_')`

/** Of what the management API ends, a record that lost its row is as good as gone too. */
const shownIn = (table: string) => `and (r.account_id is null or exists (
      select from ${table} shown where shown.tenant_id = $1 and shown.id = r.uid))`

const alive = (record: string) => `(${record}.expires_at is null or ${record}.expires_at > $2)`

/** Codes and tokens are of one grant; a session has one for each of its clients. */
const textOf = (model: LinkedModel, shown = '', grantId = 'r.grant_id') => `
  select r.payload, r.consumed_at as "consumedAt", r.expires_at as "expiresAt",
         g.payload as "grantPayload", g.consumed_at as "grantConsumedAt",
         g.expires_at as "grantExpiresAt", ${subjectColumns}
    from oidc_records r
    left join oidc_records g on g.tenant_id = $1 and g.model = 'Grant' and ${alive('g')}
         and g.id_hash = ${hashOf(grantId)}
    left join users u on u.tenant_id = $1 and u.user_id = r.account_id
   where r.tenant_id = $1 and r.model = '${model}' and r.id_hash = $3 and ${alive('r')} ${shown}`

const texts: Readonly<Record<LinkedModel, string>> = {
  Session: textOf(
    'Session',
    shownIn('sessions'),
    `r.payload->'authorizations'->$4::text->>'grantId'`,
  ),
  AuthorizationCode: textOf('AuthorizationCode', 'and $4::text is null'),
  RefreshToken: textOf('RefreshToken', `${shownIn('refresh_tokens')} and $4::text is null`),
}

interface FindLinkedOptions {
  readonly run: RunText
  readonly found: (row: RecordRow) => FoundRecord
  readonly key: readonly [tenantId: string, now: Date, idHash: string]
}

/** @param clientId the client whose grant of a session is wanted */
export async function findLinked(
  model: LinkedModel,
  { run, found, key }: FindLinkedOptions,
  clientId?: string,
): Promise<LinkedRecord | undefined> {
  const values = [...key, model === 'Session' ? clientId : undefined]
  const { rows } = await run<Row>(`linked ${model}`, texts[model], values)
  const [row] = rows
  if (!row) return undefined
  const { grantPayload, grantConsumedAt, grantExpiresAt, user_id, ...rest } = row
  const { payload, consumedAt, expiresAt, ...subject } = rest
  return {
    record: found({ payload, consumedAt, expiresAt }),
    ...(grantPayload && {
      grant: found({
        payload: grantPayload,
        consumedAt: grantConsumedAt,
        expiresAt: grantExpiresAt,
      }),
    }),
    ...(user_id !== null && { subject: { ...subject, user_id } }),
  }
}
