import type { Schema } from '@latchkey/contract'
import type { Client, ClientSettings } from '../../record-rules/client-members.ts'
import { type ColumnMember, inOrder, withDefaults } from '../../record-rules/client-settings.ts'
import type { Client as Row } from '../prisma/client.ts'

type Patch = Schema<'ClientPatch'>

/** A client as the API answers it, without its secrets. */
export function toWire(row: Omit<Row, 'secretHash' | 'sealedSecret'>, tenant: string): Client {
  return inOrder(withDefaults(row.settings as ClientSettings), {
    client_id: row.clientId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    tenant,
    name: row.name,
    global: row.isGlobal,
    ...(row.isGlobal && { sso: false }),
    is_first_party: row.isFirstParty,
    ...(row.appType !== null && { app_type: row.appType as NonNullable<Client['app_type']> }),
    grant_types: row.grantTypes,
  })
}

/** Splits a body into the columns of a client and the members of `settings`, without the secret. */
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
