import { memoryBytesMax, memoryBytesMin, runBounds, runsPerThreadMax } from './bounds.ts'
import type {
  FetchRequest,
  FetchResponse,
  FileRefusal,
  JsonValue,
  PackageFile,
} from './messages.ts'
import { Queue } from './queue.ts'
import { AnswerError, SandboxClosedError, SandboxInputError } from './sandbox-errors.ts'
import { compileEngine, type FetchLimits, Thread, type ThreadOutcome } from './thread.ts'

export interface SandboxOptions {
  /** The most threads, which each run one code at a time. */
  readonly workersMax: number
  /** The most runs that wait for a thread, of all tenants together; of one tenant half of them. */
  readonly queueMax: number
  /** The most runs of one tenant at a time; by default half of the threads. */
  readonly runningMaxPerTenant?: number
  /** How long a thread without work is kept. */
  readonly idleMs: number
  /**
   * Sends what the code requests by `fetch`. Which addresses may be reached is its decision. A
   * rejection becomes a `TypeError` in the code, with the message of the error.
   */
  readonly fetch: (request: FetchRequest, limits: FetchLimits) => Promise<FetchResponse>
}

export interface Run {
  /** For fairness: who waits longest of those with the fewest runs is next. */
  readonly tenantId: string
  /** A CommonJS module. */
  readonly code: string
  /** Sources of CommonJS modules by specifier, which `require` finds beside the built-in ones. */
  readonly modules?: Readonly<Record<string, string>>
  /**
   * Finds a file that neither the built-in modules nor `modules` have, by what `require` names and
   * by the path of the file that requires it, which is empty for the code. The code may lie about
   * the path.
   */
  readonly findFile?: FindFile | undefined
  /** The export that is called with the event and `api`. */
  readonly functionName: string
  readonly event: JsonValue
  /** Methods of `api` that are recorded, such as `idToken.setCustomClaim`; they return `api`. */
  readonly methods: readonly string[]
  /**
   * Methods of `api` that return what the host answers. An `AnswerError` becomes an error in the
   * code; any other error ends the run, which is rejected with it.
   */
  readonly answers?: Readonly<Record<string, Answer>>
  /** From the call of `run` to the outcome, waiting included. */
  readonly timeoutMs: number
  /** The memory of the engine with the code and its values, from 16 to 256 MiB. */
  readonly memoryBytes: number
}

export type FindFile = (
  specifier: string,
  from: string,
) => Promise<PackageFile | FileRefusal | undefined>

export type Answer = (
  ...args: readonly JsonValue[]
) => JsonValue | undefined | Promise<JsonValue | undefined>

export interface RunOutcome extends ThreadOutcome {
  /** From the start in a thread to the end. */
  readonly durationMs: number
  /** How long it waited for a thread. */
  readonly waitedMs: number
}

export interface Sandbox {
  /**
   * Runs code. Whatever it does, there is an outcome `graceMs` after `timeoutMs` at the latest.
   *
   * @throws SandboxBusyError when too many runs wait, or no thread became free in time
   * @throws SandboxInputError when the code or the event exceeds its bound
   * @throws SandboxClosedError
   */
  run(run: Run): Promise<RunOutcome>
  /** How many threads there are. */
  readonly threads: number
  /** Ends all threads; runs that have not ended are rejected. */
  close(): Promise<void>
}

/** Opens a sandbox. Threads start when there are runs. */
export function openSandbox(options: SandboxOptions): Sandbox {
  return new ThreadedSandbox(options)
}

class ThreadedSandbox implements Sandbox {
  readonly #options: SandboxOptions
  readonly #queue: Queue
  readonly #idle: { readonly thread: Thread; readonly timer: NodeJS.Timeout }[] = []
  readonly #threads = new Set<Thread>()
  #engine: Promise<WebAssembly.Module> | undefined
  #lastRunId = 0
  #isClosed = false

  constructor(options: SandboxOptions) {
    const { workersMax, queueMax } = options
    this.#options = options
    this.#queue = new Queue({
      placesMax: workersMax,
      placesMaxPerTenant: options.runningMaxPerTenant ?? Math.ceil(workersMax / 2),
      queueMax,
    })
  }

  get threads(): number {
    return this.#threads.size
  }

  async run(run: Run): Promise<RunOutcome> {
    if (this.#isClosed) throw new SandboxClosedError('The sandbox is closed.')
    const event = checked(run)
    const calledAt = performance.now()
    const place = await this.#queue.place(run.tenantId, run.timeoutMs)
    try {
      return await this.#runAt(run, event, calledAt)
    } finally {
      place.leave()
    }
  }

  async #runAt(run: Run, event: string, calledAt: number): Promise<RunOutcome> {
    const thread = await this.#takeThread()
    const startedAt = performance.now()
    const waitedMs = startedAt - calledAt
    this.#lastRunId += 1
    const { answers = {} } = run
    const outcome = await thread.run(
      {
        runId: this.#lastRunId,
        code: run.code,
        modules: run.modules ?? {},
        functionName: run.functionName,
        event,
        methods: run.methods,
        answered: Object.keys(answers),
        hasPackages: run.findFile !== undefined,
        timeoutMs: Math.max(1, Math.round(run.timeoutMs - waitedMs)),
        memoryBytes: run.memoryBytes,
      },
      {
        tenantId: run.tenantId,
        fetch: this.#options.fetch,
        find: async (specifier, from) => accepted(await run.findFile?.(specifier, from)),
        answer: ({ method, args }) => answers[method]?.(...args),
      },
    )
    this.#giveBack(thread)
    if (this.#isClosed) throw new SandboxClosedError('The sandbox was closed.')
    return { ...outcome, durationMs: performance.now() - startedAt, waitedMs }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#queue.close(new SandboxClosedError('The sandbox was closed.'))
    for (const { timer } of this.#idle.splice(0)) clearTimeout(timer)
    await Promise.all([...this.#threads].map((thread) => thread.end()))
    this.#threads.clear()
  }

  async #takeThread(): Promise<Thread> {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      clearTimeout(idle.timer)
      if (idle.thread.isUsable) return idle.thread
      this.#threads.delete(idle.thread)
    }
    this.#engine ??= compileEngine()
    const engine = await this.#engine
    if (this.#isClosed) throw new SandboxClosedError('The sandbox was closed.')
    const thread = new Thread(engine)
    this.#threads.add(thread)
    return thread
  }

  #giveBack(thread: Thread): void {
    if (this.#isClosed || !thread.isUsable || thread.runs >= runsPerThreadMax) {
      this.#drop(thread)
      return
    }
    const timer = setTimeout(() => {
      const at = this.#idle.findIndex((idle) => idle.thread === thread)
      if (at >= 0) this.#idle.splice(at, 1)
      this.#drop(thread)
    }, this.#options.idleMs)
    timer.unref()
    this.#idle.push({ thread, timer })
  }

  #drop(thread: Thread): void {
    this.#threads.delete(thread)
    void thread.end()
  }
}

function accepted(found: PackageFile | FileRefusal | undefined): PackageFile | undefined {
  if (found !== undefined && 'refusal' in found) throw new AnswerError(found.refusal)
  return found
}

/** The event as JSON. */
function checked({ code, modules = {}, event, memoryBytes }: Run): string {
  const sources = [code, ...Object.values(modules)]
  const sourceBytes = sources.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  if (sourceBytes > runBounds.sourceBytesMax) {
    throw new SandboxInputError(
      `The code and its modules have ${sourceBytes} bytes; at most ${runBounds.sourceBytesMax}.`,
    )
  }
  const text = JSON.stringify(event)
  const eventBytes = Buffer.byteLength(text)
  if (eventBytes > runBounds.eventBytesMax) {
    throw new SandboxInputError(
      `The event has ${eventBytes} bytes as JSON; at most ${runBounds.eventBytesMax}.`,
    )
  }
  if (memoryBytes < memoryBytesMin || memoryBytes > memoryBytesMax) {
    throw new SandboxInputError(
      `memoryBytes is ${memoryBytes}: it must be between ${memoryBytesMin} and ${memoryBytesMax}.`,
    )
  }
  return text
}
