import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { graceMs, runBounds } from './bounds.ts'
import { prelude } from './guest/prelude.ts'
import type {
  AnswerMessage,
  Failure,
  FetchRequest,
  FetchResponse,
  FromThread,
  Job,
  JsonValue,
  LogLine,
  PackageFile,
  RecordedCall,
  RunError,
  ToThread,
} from './messages.ts'
import { AnswerError } from './sandbox-errors.ts'

/** Memory of V8 in a thread. QuickJS has its memory outside. */
const resourceLimits = {
  maxOldGenerationSizeMb: 96,
  maxYoungGenerationSizeMb: 16,
  stackSizeMb: 4,
}

/** For whom the code sends a request, and how far it may go. */
export interface FetchLimits {
  readonly tenantId: string
  /** Aborted when the run ends. */
  readonly signal: AbortSignal
  /** A longer body is refused: stop reading there. */
  readonly responseBytesMax: number
}

/** What a run asks of the host. */
export interface Host {
  readonly tenantId: string
  fetch(request: FetchRequest, limits: FetchLimits): Promise<FetchResponse>
  find(specifier: string, from: string): Promise<PackageFile | undefined>
  answer(call: RecordedCall): JsonValue | undefined | Promise<JsonValue | undefined>
}

/** What a run did until it ended. */
export interface ThreadOutcome {
  readonly calls: readonly RecordedCall[]
  readonly logs: readonly LogLine[]
  readonly error?: RunError
}

/** QuickJS, compiled: threads share its machine code. */
export async function compileEngine(): Promise<WebAssembly.Module> {
  const load = createRequire(import.meta.url)
  return WebAssembly.compile(
    await readFile(load.resolve('@jitl/quickjs-ng-wasmfile-release-sync/wasm')),
  )
}

interface Running {
  readonly job: Job
  readonly host: Host
  readonly calls: RecordedCall[]
  readonly logs: LogLine[]
  readonly ending: AbortController
  readonly timer: NodeJS.Timeout
  readonly resolve: (outcome: ThreadOutcome) => void
  readonly reject: (error: unknown) => void
}

/** A thread that runs one job after the other. */
export class Thread {
  readonly #worker: Worker
  readonly #signal = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  readonly #answers: MessagePort
  #running: Running | undefined
  #isUsable = true
  #runs = 0

  constructor(engine: WebAssembly.Module) {
    const { port1, port2 } = new MessageChannel()
    this.#answers = port1
    this.#worker = new Worker(new URL('./worker/worker.js', import.meta.url), {
      workerData: { engine, prelude, bounds: runBounds, signal: this.#signal, answers: port2 },
      transferList: [port2],
      // Nothing of the process: neither its variables nor its flags.
      env: {},
      execArgv: [],
      resourceLimits,
    })
    this.#worker.unref()
    this.#worker.on('message', (message: FromThread) => this.#receive(message))
    this.#worker.on('error', (error) => this.#fail('EngineError', error.message))
    this.#worker.on('exit', () => this.#fail('EngineError', 'The thread ended.'))
  }

  /** Whether it can run a further job. */
  get isUsable(): boolean {
    return this.#isUsable
  }

  get runs(): number {
    return this.#runs
  }

  /** Runs a job. It ends `graceMs` after its time at the latest, with the thread. */
  run(job: Job, host: Host): Promise<ThreadOutcome> {
    this.#runs += 1
    this.#worker.ref()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#fail('TimeoutError', `The code took longer than ${job.timeoutMs} ms.`)
        this.end()
      }, job.timeoutMs + graceMs)
      const ending = new AbortController()
      this.#running = { job, host, calls: [], logs: [], ending, timer, resolve, reject }
      this.#send({ kind: 'run', job })
    })
  }

  /** Ends the thread, whatever it does. */
  async end(): Promise<void> {
    this.#isUsable = false
    this.#fail('EngineError', 'The thread ended.')
    await this.#worker.terminate()
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message)
  }

  #receive(message: FromThread): void {
    const running = this.#running
    if (running === undefined || message.runId !== running.job.runId) return
    if (message.kind === 'log') running.logs.push(message.line)
    else if (message.kind === 'call') running.calls.push(message.call)
    else if (message.kind === 'fetch') void this.#fetch(running, message)
    else if (message.kind === 'ask') {
      void this.#answer(running, message.id, () => running.host.answer(message.call))
    } else if (message.kind === 'find') {
      const { id, specifier, from } = message
      void this.#answer(running, id, () => running.host.find(specifier, from))
    } else {
      if (message.isSpent) this.#isUsable = false
      this.#finish(message.error)
    }
  }

  async #fetch(running: Running, { id, request }: Of<'fetch'>): Promise<void> {
    const { runId } = running.job
    const { responseBytesMax } = runBounds
    const limits = {
      tenantId: running.host.tenantId,
      signal: running.ending.signal,
      responseBytesMax,
    }
    try {
      const response = await running.host.fetch(request, limits)
      if (response.body.length > responseBytesMax) {
        throw new Error(`The body of the response has more than ${responseBytesMax} bytes.`)
      }
      if (running === this.#running) this.#send({ kind: 'fetched', runId, id, response })
    } catch (error) {
      const failure = { name: 'TypeError', message: `fetch failed: ${messageOf(error)}` }
      if (running === this.#running) this.#send({ kind: 'fetched', runId, id, failure })
    }
  }

  async #answer(running: Running, id: number, answer: () => unknown): Promise<void> {
    const { runId } = running.job
    try {
      const text = JSON.stringify(await answer())
      this.#reply({ runId, id, ...(text === undefined ? {} : { text }) })
    } catch (error) {
      this.#reply({ runId, id, failure: failureOf(error) })
      if (error instanceof AnswerError || running !== this.#running) return
      this.#running = undefined
      this.#release(running)
      running.reject(error)
      void this.end()
    }
  }

  #reply(message: AnswerMessage): void {
    this.#answers.postMessage(message)
    const state = new Int32Array(this.#signal)
    Atomics.store(state, 0, 1)
    Atomics.notify(state, 0)
  }

  #fail(name: string, message: string): void {
    this.#isUsable = false
    this.#finish({ name, message, stack: '' })
  }

  #finish(error: RunError | undefined): void {
    const running = this.#running
    if (running === undefined) return
    this.#running = undefined
    this.#release(running)
    const { calls, logs } = running
    running.resolve({ calls, logs, ...(error === undefined ? {} : { error }) })
  }

  #release({ timer, ending }: Running): void {
    this.#worker.unref()
    clearTimeout(timer)
    ending.abort()
  }
}

type Of<Kind extends FromThread['kind']> = Extract<FromThread, { readonly kind: Kind }>

/** Of other errors than `AnswerError` the code learns nothing. */
const failureOf = (error: unknown): Failure =>
  error instanceof AnswerError
    ? { name: error.codeName, message: error.message }
    : { name: 'Error', message: 'The host could not answer.' }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
