import type { FlowOutcome } from '@latchkey/forms'
import type { Journey } from './flow-run.ts'
import type { FlowSecrets } from './flow-secrets.ts'

/** The most bytes of what is stored of an execution, as JSON. */
const debugBytesMax = 64 * 1024

/** A run that has ended, and what it must not show. */
interface Ended {
  readonly outcome: FlowOutcome
  readonly secrets: FlowSecrets
}

/** Stores what a flow has done, for its author. */
export async function storeExecution(
  { tenant, journeyId, traceId }: Pick<Journey, 'tenant' | 'journeyId' | 'traceId'>,
  flowId: string,
  ended: Ended,
): Promise<void> {
  const { trace, failure } = ended.outcome
  const now = tenant.store.oidc.now()
  const startedAt = new Date(trace[0]?.startedAt ?? now.getTime())
  const endedAt = new Date(trace.at(-1)?.endedAt ?? now.getTime())
  const run = {
    flowId,
    traceId,
    journeyId,
    status: failure === undefined ? 'COMPLETED' : 'FAILED',
    debug: debugOf(ended),
    startedAt,
    endedAt,
  } as const
  await tenant.store.write({ description: 'Run a flow' }, ({ flowExecutions }) =>
    flowExecutions.add(run),
  )
}

/** The output or the error of each action, and why the flow ended; masked, and bounded. */
function debugOf({ outcome, secrets }: Ended): object {
  const { trace, failure, message } = outcome
  const actions = trace.map(({ id, type, action, output, error }) => {
    const result = {
      type,
      action,
      ...(output !== undefined && { output }),
      ...(error !== undefined && { error }),
    }
    return [id, result] as const
  })
  const debug = {
    ...Object.fromEntries(actions),
    ...(failure !== undefined && { $failure: failure }),
    ...(message !== undefined && { $message: message }),
  }
  const masked = secrets.mask(debug)
  const isKept = masked !== undefined && Buffer.byteLength(JSON.stringify(masked)) <= debugBytesMax
  if (isKept) return Object(masked)
  const reason = failure ?? `The outputs exceed ${debugBytesMax} bytes, and are not kept.`
  return { $failure: secrets.text(reason) }
}
