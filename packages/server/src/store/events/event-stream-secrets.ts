import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newSecret, openSecrets, rotate, sealSecrets } from '../../keys/webhook-secrets.ts'
import type { Scope } from '../rows/scope.ts'
import { lockEventStream, toWire } from './event-stream-rows.ts'

/** The signing secrets of one tenant's event streams. */
export interface EventStreamSecrets {
  /**
   * Generates a secret, which is answered only here. Earlier secrets also sign for
   * `overlapSeconds`. Undefined for an unknown stream.
   *
   * @throws ApiError `event_stream_unsigned`
   */
  rotate(
    id: string,
    overlapSeconds: number,
  ): Promise<Schema<'RotatedEventStreamSecret'> | undefined>
}

export function eventStreamSecrets(scope: Scope): EventStreamSecrets {
  const { database, tenantId, sealer, now, changes } = scope
  return {
    async rotate(id, overlapSeconds) {
      const row = await lockEventStream(scope, id)
      if (!row) return undefined
      if (row.signingSecrets === null) throw new ApiError('event_stream_unsigned')
      const known = await openSecrets(sealer, { tenantId, id }, row.signingSecrets)
      const at = now()
      const { secrets, previousUntil } = rotate(known, newSecret(), at, overlapSeconds)
      const rotated = await database.eventStream.update({
        where: { tenantId_id: { tenantId, id } },
        data: {
          signingSecrets: await sealSecrets(sealer, { tenantId, id }, secrets),
          updatedAt: at,
        },
      })
      changes.updated('event_stream', toWire(row), toWire(rotated))
      return {
        signing_secret: secrets[0].secret,
        previous_valid_until: previousUntil.toISOString(),
      }
    },
  }
}
