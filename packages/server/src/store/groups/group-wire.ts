import type { Schema } from '@latchkey/contract'
import type { ScimGroup as Row } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'

/** A group as the API answers it. */
export const toGroup = (
  { tenantName }: Pick<Scope, 'tenantName'>,
  { id, displayName, externalId, connectionId, createdAt, updatedAt }: Row,
): Schema<'Group'> => ({
  id,
  name: displayName,
  ...(externalId !== null && { external_id: externalId }),
  connection_id: connectionId,
  tenant_name: tenantName,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
})

/** A group in events, in the format of the hosted API. */
export const toGroupEvent = ({ displayName, createdAt, updatedAt, ...row }: Row) => {
  const { id, ...reference } = groupReference(row)
  return {
    id,
    name: displayName,
    ...reference,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}

/** What identifies a group in an event about something else. */
export const groupReference = ({
  id,
  externalId,
  connectionId,
}: Pick<Row, 'id' | 'externalId' | 'connectionId'>) => ({
  id,
  ...(externalId !== null && { external_id: externalId }),
  type: 'connection',
  connection_id: connectionId,
})
