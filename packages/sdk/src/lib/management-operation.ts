import type { Input, OperationId, Output } from '@latchkey/contract'
import type { CallOptions } from './connection.ts'

/**
 * One operation. `input` is optional if it has no required part.
 *
 * @throws ManagementError, TokenError, NetworkError, TimeoutError, or the reason of the signal.
 */
export type ManagementOperation<Id extends OperationId> = (
  ...call: Record<never, never> extends Input<Id>
    ? [input?: Input<Id>, options?: CallOptions]
    : [input: Input<Id>, options?: CallOptions]
) => Promise<Output<Id>>
