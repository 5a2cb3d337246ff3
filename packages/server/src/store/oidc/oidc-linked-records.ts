import type { FoundRecord, RecordRow } from './oidc-rows.ts'
import {
  isAlive,
  isOfCurrentAccess,
  isOfCurrentAccessOfUser,
  isShown,
  type RunText,
} from './oidc-statements.ts'
import { type OidcSubject, subjectColumns } from './oidc-subjects.ts'

/** The models whose records refer to the grant or user that the request reads next. */
export type LinkedModel = 'Session' | 'AuthorizationCode' | 'Interaction'

/** A record, read together with its grant and user by one statement. */
export interface LinkedRecord {
  readonly record: FoundRecord
  /** The id of the grant, even if there is no such grant any more. */
  readonly grantId: string | null
  readonly grant?: FoundRecord
  readonly subject?: OidcSubject
}

interface Row extends RecordRow, Omit<OidcSubject, 'user_id'> {
  readonly user_id: string | null
  readonly grantId: string | null
  readonly grantPayload: RecordRow['payload'] | null
  readonly grantConsumedAt: Date | null
  readonly grantExpiresAt: Date | null
  readonly grantAccessEpoch: number | null
}

/** The SQL of `hashOfId`. */
export const hashOf = (id: string) =>
  `translate(rtrim(encode(sha256(convert_to(${id}, 'UTF8')), 'base64'), '='), '+/', '-_')`

interface Links {
  /** SQL of the id of the grant. */
  readonly grantId: string
  /** SQL of the id of the user. */
  readonly userId: string
  readonly isCurrent: string
  /** A further condition. */
  readonly only: string
}

const textOf = (model: LinkedModel, { grantId, userId, isCurrent, only }: Links) => `
  select r.payload, r.consumed_at as "consumedAt", r.expires_at as "expiresAt",
         r.access_epoch as "accessEpoch", g.access_epoch as "grantAccessEpoch",
         ${grantId} as "grantId", g.payload as "grantPayload", g.consumed_at as "grantConsumedAt",
         g.expires_at as "grantExpiresAt", ${subjectColumns}
    from oidc_records r
    left join users u on u.tenant_id = $1 and u.user_id = ${userId}
    left join oidc_records g on ${isAlive('g')} and ${isOfCurrentAccessOfUser('g')}
         and g.model = 'Grant' and g.id_hash = ${hashOf(grantId)}
   where ${isAlive('r')} and ${isCurrent} and r.model = '${model}' and r.id_hash = $3 and ${only}`

const ofAccount = { userId: 'r.account_id', isCurrent: isOfCurrentAccessOfUser('r') }

/** A condition for reads without a client. */
const ofAnyClient = '$4::text is null'

/**
 * A code refers to one grant, a session to one for each client, and an interaction to the user who
 * logged in by it.
 */
const texts: Readonly<Record<LinkedModel, string>> = {
  Session: textOf('Session', {
    ...ofAccount,
    grantId: `r.payload->'authorizations'->$4::text->>'grantId'`,
    only: isShown('r', 'sessions'),
  }),
  AuthorizationCode: textOf('AuthorizationCode', {
    ...ofAccount,
    grantId: 'r.grant_id',
    only: ofAnyClient,
  }),
  Interaction: textOf('Interaction', {
    grantId: 'null::text',
    userId: `r.payload #>> '{result,login,accountId}'`,
    isCurrent: isOfCurrentAccess('r'),
    only: ofAnyClient,
  }),
}

interface FindLinkedOptions {
  readonly run: RunText
  readonly found: (row: RecordRow) => FoundRecord
  readonly key: readonly [tenantId: string, now: Date, idHash: string]
}

/**
 * Finds a record of one of these models.
 *
 * @param clientId the client whose grant is read with a session
 */
export async function findLinked(
  model: LinkedModel,
  { run, found, key }: FindLinkedOptions,
  clientId?: string,
): Promise<LinkedRecord | undefined> {
  const values = [...key, model === 'Session' ? clientId : undefined]
  const { rows } = await run<Row>(`linked ${model}`, texts[model], values)
  const [row] = rows
  if (!row) return undefined
  const { grantId, grantPayload, grantConsumedAt, grantExpiresAt, grantAccessEpoch } = row
  return {
    record: found(row),
    grantId,
    ...(grantPayload && {
      grant: found({
        payload: grantPayload,
        consumedAt: grantConsumedAt,
        expiresAt: grantExpiresAt,
        accessEpoch: grantAccessEpoch,
      }),
    }),
    ...(hasSubject(row) && { subject: row }),
  }
}

const hasSubject = (row: Row): row is Row & OidcSubject => row.user_id !== null
