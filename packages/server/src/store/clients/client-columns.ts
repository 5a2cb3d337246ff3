import type { Schema } from '@latchkey/contract'
import type { Client, ClientSettings } from '../../record-rules/client-members.ts'
import { type ColumnMember, inOrder, withDefaults } from '../../record-rules/client-settings.ts'
import type { Prisma, Client as Row } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { withShownPolicies } from './refresh-token-policies.ts'

type Patch = Schema<'ClientPatch'>

/** The columns of a client that the API answers. */
export const shownColumns = {
  clientId: true,
  name: true,
  isGlobal: true,
  isFirstParty: true,
  appType: true,
  grantTypes: true,
  settings: true,
} as const satisfies Prisma.ClientSelect

export type ShownRow = Pick<Row, keyof typeof shownColumns>
type Place = Pick<Scope, 'tenantName' | 'managementAudience'>

/** A client as the API answers it, without its secrets. */
export function toWire(row: ShownRow, place: Place): Client {
  // One object for all parts: lists make many.
  return inOrder(
    ...withDefaults(withShownPolicies(row.settings as ClientSettings, place.managementAudience)),
    {
      client_id: row.clientId,
      tenant: place.tenantName,
      name: row.name,
      global: row.isGlobal,
      is_first_party: row.isFirstParty,
      app_type: (row.appType ?? undefined) as Client['app_type'],
      grant_types: row.grantTypes,
    },
    row.isGlobal ? { sso: false } : {},
  )
}

/** A client as events tell of it: with its times. */
export function withTimes(
  row: ShownRow & Pick<Row, 'createdAt' | 'updatedAt'>,
  place: Place,
): Client {
  const [created_at, updated_at] = [row.createdAt.toISOString(), row.updatedAt.toISOString()]
  return Object.assign(toWire(row, place), { created_at, updated_at })
}

/** Separates the columns of a client from the members of `settings`, without the secret. */
export function splitColumns<Body extends Pick<Patch, ColumnMember | 'client_secret'>>(body: Body) {
  const { name, app_type, is_first_party, grant_types, client_secret: _secret, ...settings } = body
  const columns = {
    ...(name !== undefined && { name }),
    ...(app_type !== undefined && { appType: app_type }),
    ...(is_first_party !== undefined && { isFirstParty: is_first_party }),
    ...(grant_types !== undefined && { grantTypes: grant_types }),
  }
  return { columns, settings }
}
