import type { FlowOutcome } from '@latchkey/forms'
import type { Journey } from './flow-run.ts'

/** The most bytes of what is stored of an execution, as JSON. */
const debugBytesMax = 64 * 1024

/** Stores what a flow has done, for its author. */
export async function storeExecution(
  { tenant, journeyId, traceId }: Pick<Journey, 'tenant' | 'journeyId' | 'traceId'>,
  flowId: string,
  outcome: FlowOutcome,
): Promise<void> {
  const { trace, failure } = outcome
  const now = tenant.store.oidc.now()
  const startedAt = new Date(trace[0]?.startedAt ?? now.getTime())
  const endedAt = new Date(trace.at(-1)?.endedAt ?? now.getTime())
  const run = {
    flowId,
    traceId,
    journeyId,
    status: failure === undefined ? 'COMPLETED' : 'FAILED',
    debug: debugOf(outcome),
    startedAt,
    endedAt,
  } as const
  await tenant.store.write({ description: 'Run a flow' }, ({ flowExecutions }) =>
    flowExecutions.add(run),
  )
}

/** Actions that return a secret, which no execution shows. */
const secretive = ['JWT.SIGN_JWT', 'OTP.GENERATE_CODE']
const isSecret = (type: string, action: string) => secretive.includes(`${type}.${action}`)

/** The output or the error of each action, and why the flow ended; bounded. */
function debugOf({ trace, failure, message }: FlowOutcome): object {
  const actions = trace.map(({ id, type, action, output, error }) => [
    id,
    {
      type,
      action,
      ...(output !== undefined && !isSecret(type, action) && { output }),
      ...(error && { error }),
    },
  ])
  const debug = {
    ...Object.fromEntries(actions),
    ...(failure !== undefined && { $failure: failure }),
    ...(message !== undefined && { $message: message }),
  }
  if (Buffer.byteLength(JSON.stringify(debug)) <= debugBytesMax) return debug
  return { $failure: failure ?? `The outputs exceed ${debugBytesMax} bytes, and are not kept.` }
}
