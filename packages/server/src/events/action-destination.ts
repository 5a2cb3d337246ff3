import { reasonOf } from '../actions/reason-of.ts'
import { type ActingTenant, describeFailure, runActions } from '../actions/run-trigger.ts'
import { envelope } from '../event-envelope.ts'
import type { DeliveringStream } from '../store/events/lanes.ts'
import { storableText } from '../unstorable-text.ts'
import { type Destination, delivered, type Sent } from './destination.ts'

const trigger = 'event-stream'
const failed = 'The action failed the message.'

/** A destination that passes each event to the deployed version of an action. */
export const actionDestination = (
  tenant: ActingTenant,
  stream: DeliveringStream,
  actionId: string,
): Destination => ({
  async send(delivery): Promise<Sent> {
    const action = await tenant.store.boundActions.findDeployed(actionId, trigger)
    if (!action) return outage('The action is not deployed.')
    const event = { message: JSON.parse(envelope(stream, delivery)) }
    const { failure, ended } = await runActions(tenant, { trigger, event }, [action])
    if (failure) return outage(describeFailure(failure))
    return ended ? outage(reasonOf(ended.args[0]) ?? failed) : delivered
  },
})

const messageLengthMax = 500

/** A failure after which the event is sent again, as to a destination that is down. */
const outage = (message: string): Sent => ({
  failure: { message: storableText(message.slice(0, messageLengthMax)), kind: 'outage' },
})
