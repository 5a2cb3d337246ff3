import type { MessagePort } from 'node:worker_threads'
import type { RunBounds } from './bounds.ts'

/** Any value that JSON can write (RFC 8259, section 3). */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined }

/** What a thread needs to run code once. */
export interface Job {
  readonly runId: number
  readonly code: string
  readonly modules: Readonly<Record<string, string>>
  readonly functionName: string
  /** JSON. */
  readonly event: string
  readonly methods: readonly string[]
  /** Methods whose return value the host decides. */
  readonly answered: readonly string[]
  /** Whether the host looks up what `require` does not find. */
  readonly hasPackages: boolean
  readonly timeoutMs: number
  readonly memoryBytes: number
}

/** What every thread is started with. */
export interface ThreadData {
  /** QuickJS, compiled once in the process. */
  readonly engine: WebAssembly.Module
  /** What QuickJS evaluates before the code. */
  readonly prelude: string
  readonly bounds: RunBounds
  /** One Int32: 1 as soon as the answer that the thread waits for is in `answers`. */
  readonly signal: SharedArrayBuffer
  readonly answers: MessagePort
}

export interface LogLine {
  readonly level: 'debug' | 'info' | 'log' | 'warn' | 'error'
  readonly text: string
}

/** A recorded call of a method of `api`. */
export interface RecordedCall {
  readonly method: string
  /** Values as JSON writes them: a function or `undefined` is `null`. */
  readonly args: readonly JsonValue[]
}

export interface RunError {
  readonly name: string
  readonly message: string
  /** As QuickJS writes it; empty if there is none. Lines are those of the code. */
  readonly stack: string
}

export interface FetchRequest {
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: Uint8Array
}

export interface FetchResponse {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
}

/** A file of a package. */
export interface PackageFile {
  /** Names the file in stacks, and to the host when the file requires others. */
  readonly path: string
  /** A CommonJS module; JSON if the path ends so. */
  readonly text: string
}

/** Why there is no file: a sentence for the code. */
export interface FileRefusal {
  readonly refusal: string
}

/** A failure that the code sees as an error that it can catch. */
export interface Failure {
  readonly name: string
  readonly message: string
}

export type ToThread =
  | { readonly kind: 'run'; readonly job: Job }
  | {
      readonly kind: 'fetched'
      readonly runId: number
      readonly id: number
      readonly response?: FetchResponse
      readonly failure?: Failure
    }

export type FromThread =
  | { readonly kind: 'log'; readonly runId: number; readonly line: LogLine }
  | { readonly kind: 'call'; readonly runId: number; readonly call: RecordedCall }
  | {
      readonly kind: 'fetch'
      readonly runId: number
      readonly id: number
      readonly request: FetchRequest
    }
  | {
      readonly kind: 'find'
      readonly runId: number
      readonly id: number
      readonly specifier: string
      readonly from: string
    }
  | {
      readonly kind: 'ask'
      readonly runId: number
      readonly id: number
      readonly call: RecordedCall
    }
  | {
      readonly kind: 'end'
      readonly runId: number
      readonly error?: RunError
      readonly isSpent?: boolean
    }

/** What a method of `answers` returned, sent by the port of answers. */
export interface AnswerMessage {
  readonly runId: number
  readonly id: number
  /** JSON; left out for `undefined`. */
  readonly text?: string
  readonly failure?: Failure
}
