import type {
  FetchLimits,
  FetchRequest,
  FetchResponse,
  JsonValue,
  RunOutcome,
  Sandbox,
} from '@latchkey/sandbox'
import type { ActionPackages } from '../action-packages/action-packages.ts'
import { ArgumentError } from '../actions/argument-error.ts'
import { isOutboundMethod, type Outbound } from '../outbound/outbound.ts'
import { createActionCache } from '../tenancy/action-cache.ts'
import type { ActionSandbox, CodeRun } from '../tenancy/action-sandbox.ts'
import { currentDeadline, withoutDeadline } from '../timing/deadline.ts'
import type { Shutdown } from '../timing/shutdown.ts'
import type { StartOptions } from './start-options.ts'

/** Opens the sandbox in which code of tenants runs. It is loaded for the first run. */
export function openActionSandbox(
  { config, now }: Pick<StartOptions, 'config' | 'now'>,
  { actionPackages }: { readonly actionPackages: ActionPackages },
  outbound: Outbound,
  shutdown: Shutdown,
): ActionSandbox {
  const limits = config.bounds
  const { actionTimeoutMs, actionMemoryBytes: memoryBytes } = limits
  let opening: Promise<Sandbox> | undefined
  const open = () => {
    opening ??= import('@latchkey/sandbox').then(({ openSandbox }) =>
      openSandbox({
        workersMax: limits.actionWorkersMax,
        queueMax: limits.actionQueueMax,
        idleMs: limits.actionIdleMs,
        // A thread belongs to no request: the one that started it may have ended.
        fetch: (request, of) => withoutDeadline(() => send(outbound, request, of)),
      }),
    )
    return opening
  }
  shutdown.add(async () => (await opening)?.close())
  return {
    async run({ timeoutMs = actionTimeoutMs, dependencies = [], ...run }) {
      const { AnswerError } = await import('@latchkey/sandbox')
      const toCode = (error: unknown) =>
        error instanceof ArgumentError ? new AnswerError(error.message) : error
      const limited = {
        ...run,
        answers: failingBy(toCode, run.answers),
        findFile: actionPackages.finderOf(dependencies),
        timeoutMs: Math.min(timeoutMs, actionTimeoutMs),
        memoryBytes,
      }
      const running = withoutDeadline(async () => (await open()).run(limited)).catch(notRun)
      return currentDeadline()?.apart(running) ?? running
    },
    cacheAnswers: createActionCache(now),
  }
}

/** The answers, whose errors the code gets as `toCode` turns them. */
const failingBy = (
  toCode: (error: unknown) => unknown,
  answers: NonNullable<CodeRun['answers']> = {},
): NonNullable<CodeRun['answers']> =>
  Object.fromEntries(
    Object.entries(answers).map(([method, answer]) => [
      method,
      async (...args: readonly JsonValue[]) => {
        try {
          return await answer(...args)
        } catch (error) {
          throw toCode(error)
        }
      },
    ]),
  )

/** The outcome of code that did not run: too much waited, or it exceeded a bound. */
function notRun(error: unknown): RunOutcome {
  const isOfRun = error instanceof Error && unrun.includes(error.name)
  if (!isOfRun) throw error
  const { name, message } = error
  return { calls: [], logs: [], error: { name, message, stack: '' }, durationMs: 0, waitedMs: 0 }
}

const unrun = ['SandboxBusyError', 'SandboxInputError', 'SandboxClosedError']

/** Sends what code requests to public addresses, as all that tenants let the server request. */
async function send(
  outbound: Outbound,
  { url, method, headers, body }: FetchRequest,
  { tenantId, signal, responseBytesMax: answerBytesMax }: FetchLimits,
): Promise<FetchResponse> {
  if (!isOutboundMethod(method)) throw new Error(`\`fetch\` does not know the method ${method}.`)
  const answer = await outbound.send({
    tenantId,
    signal,
    url,
    method,
    headers: Object.fromEntries(headers),
    ...(body && { body }),
    answerBytesMax,
  })
  return {
    url,
    status: answer.status,
    statusText: '',
    headers: Object.entries(answer.headers),
    body: answer.body,
  }
}
