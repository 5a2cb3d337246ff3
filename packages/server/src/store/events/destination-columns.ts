import type { Schema } from '@latchkey/contract'
import { newSecret, sealSecrets } from '../../keys/webhook-secrets.ts'
import {
  destinationPurposeOf,
  splitDestination,
} from '../../record-rules/event-stream-destination.ts'
import { requireDeployedAction } from '../actions/require-deployed.ts'
import type { Scope } from '../rows/scope.ts'

/** The columns of the destinations of event streams. */
export const destinationColumns = (scope: Scope) => ({
  /** @throws ApiError `invalid_body` for a destination that cannot receive events */
  async store(id: string, definition: Schema<'EventStreamDestinationDefinition'>) {
    const { tenantId, tenantName, sealer } = scope
    if (definition.type === 'action') {
      const place = 'destination.configuration.action_id'
      const { action_id: actionId } = definition.configuration
      await requireDeployedAction(scope, actionId, 'event-stream', place)
    }
    const { destination, secrets } = splitDestination(definition, tenantName)
    const sealed =
      secrets && (await sealer.seal(tenantId, destinationPurposeOf(id), JSON.stringify(secrets)))
    return { destination, destinationSecrets: sealed ?? null }
  },
  /** An action got no secret. Who makes it a webhook reads one by rotating it. */
  async sign(id: string, secret: string | null = newSecret()) {
    const { tenantId, sealer } = scope
    return {
      signingSecrets: secret ? await sealSecrets(sealer, { tenantId, id }, [{ secret }]) : null,
    }
  },
})
