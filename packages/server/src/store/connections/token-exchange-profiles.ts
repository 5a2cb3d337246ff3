import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { requireDeployedAction } from '../actions/require-deployed.ts'
import type { TokenExchangeProfile as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'

/** A token exchange profile, as the API answers it. */
export type TokenExchangeProfile = Schema<'TokenExchangeProfile'>
/** The rules for the subject tokens of a profile. */
export type SubjectTokenRules = Schema<'TokenExchangeSubjectToken'>

interface NewProfile {
  readonly name: string
  readonly subject_token_type: string
  readonly subject_token?: SubjectTokenRules
  readonly action_id?: string
}

/** The token exchange profiles of one tenant. */
export interface TokenExchangeProfiles {
  /** The oldest first. */
  list(query: CheckpointQuery): Promise<CheckpointPage<TokenExchangeProfile>>
  get(id: string): Promise<TokenExchangeProfile | undefined>
  findByType(subjectTokenType: string): Promise<TokenExchangeProfile | undefined>
  /**
   * @throws ApiError `token_exchange_profile_type_used`; `invalid_body` for an action that cannot
   *   run
   */
  create(profile: NewProfile): Promise<TokenExchangeProfile>
  /** @throws ApiError `token_exchange_profile_type_used` */
  update(id: string, patch: Partial<NewProfile>): Promise<TokenExchangeProfile | undefined>
  /** Deleting an unknown profile is no error. */
  delete(id: string): Promise<void>
}

export function tokenExchangeProfiles(scope: Scope): TokenExchangeProfiles {
  const { database, tenantId, now, changes } = scope
  const table = database.tokenExchangeProfile
  const refusing = <T>(write: Promise<T>) =>
    refusingDuplicates('token_exchange_profile_type_used', write)
  const { get, lock } = rowById(
    scope,
    'token_exchange_profiles',
    (tables, where) => tables.tokenExchangeProfile.findUnique({ where }),
    toWire,
  )
  return {
    list(query) {
      const find = ({ where, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { tenantId, ...where } })
      return checkpointPage(query, { idName: 'id', find }, toWire)
    },
    get,
    async findByType(subjectTokenType) {
      const key = { tenantId, subjectTokenType }
      const row = await table.findUnique({ where: { tenantId_subjectTokenType: key } })
      return row ? toWire(row) : undefined
    },
    async create(profile) {
      const at = now()
      const { action_id: actionId } = profile
      if (actionId !== undefined) {
        await requireDeployedAction(scope, actionId, 'custom-token-exchange', 'action_id')
      }
      const data = {
        ...columnsOf(profile),
        tenantId,
        id: newId('tep'),
        createdAt: at,
        updatedAt: at,
      }
      const sent = refusing(table.createMany({ data }))
      return changes.created(
        'token_exchange_profile',
        toWire({ subjectToken: null, ...data }),
        sent,
      )
    },
    async update(id, patch) {
      const row = await lock(id)
      if (!row) return undefined
      const before = toWire(row)
      if (patch.subject_token && row.actionId !== null) {
        throw refusedBody('An action validates the tokens of this profile', 'subject_token')
      }
      const data = { ...columnsOf({ ...before, ...patch }), updatedAt: now() }
      const sent = refusing(table.updateMany({ where: { tenantId, id }, data }))
      return changes.updated('token_exchange_profile', before, toWire({ ...row, ...data }), sent)
    },
    async delete(id) {
      const before = await lock(id)
      if (!before) return
      changes.deleted(
        'token_exchange_profile',
        toWire(before),
        table.deleteMany({ where: { tenantId, id } }),
      )
    },
  }
}

const columnsOf = ({ name, subject_token_type, subject_token, action_id }: NewProfile) => ({
  name,
  subjectTokenType: subject_token_type,
  actionId: action_id ?? null,
  ...(subject_token && { subjectToken: jsonOf({ user_id_claim: 'sub', ...subject_token }) }),
})

function toWire(row: Row): TokenExchangeProfile {
  return {
    id: row.id,
    name: row.name,
    subject_token_type: row.subjectTokenType,
    type: 'custom_authentication',
    // The API has validated what the column contains.
    ...(row.subjectToken !== null && {
      subject_token: JSON.parse(JSON.stringify(row.subjectToken)),
    }),
    ...(row.actionId !== null && { action_id: row.actionId }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
