/** What the parts of the prelude share inside the sandbox. */
export interface Guest {
  /** Asks the host, synchronously. It throws what the host answers as a failure. */
  ask<Value = unknown>(name: string, value?: unknown, bytes?: ArrayBufferLike): Value
  /** Asks the host for bytes. */
  askBytes(name: string, value?: unknown, bytes?: ArrayBufferLike): ArrayBuffer
  bytesOf(input: unknown): ArrayBufferLike
  bytes: ByteWork
  Buffer: GuestBuffer
  Response: new (id: number, head: ResponseHead) => object
  Headers: new (input?: unknown) => GuestHeaders
  URLSearchParams: new (input?: unknown, changed?: (query: string) => void) => object
  /** Defines a global as the built-in ones are: writable, not enumerable. */
  define(name: string, value: unknown): void
  /** A value as `console` shows it. */
  textOf(value: unknown): string
  describe(error: unknown): Failed
  /** `api`, by the names of its methods. */
  api(methods: readonly string[], answered: readonly string[]): unknown
  /** What `require` finds before it asks the host. */
  builtIns: Record<string, unknown>
  /** What the host calls, by name. */
  entries: Record<string, (value: never) => void>
}

export interface ByteWork {
  encode(text: string, encoding?: string): Uint8Array
  lengthOf(parts: readonly Uint8Array[]): number
  join(parts: readonly Uint8Array[], into: Uint8Array): void
  repeat(bytes: Uint8Array, into: Uint8Array): void
  compare(one: Uint8Array, other: Uint8Array): number
}

/** A response without its body. */
export interface ResponseHead {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly headers: readonly [string, string][]
}

export interface GuestBytes extends Uint8Array {
  toString(encoding?: string): string
}

export interface GuestBuffer {
  from(input: unknown, encoding?: string): GuestBytes
  concat(parts: readonly Uint8Array[]): GuestBytes
}

export interface GuestHeaders extends Iterable<[string, string]> {
  has(name: unknown): boolean
  set(name: unknown, value: unknown): void
}

export interface Failed {
  readonly name: string
  readonly message: string
  readonly stack: string
}

/** Compiles a module that the host knows; null if it knows none. */
export type Compile = (specifier: string) => LoadedModule | null

export type LoadedModule = (
  exports: object,
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  filename: string,
  dirname: string,
) => void

/** The one way out: it gets JSON, and returns JSON or an `ArrayBuffer`. */
export type HostFunction = (
  name: string,
  text: string,
  bytes?: ArrayBufferLike,
) => string | ArrayBuffer

/**
 * A part of the prelude. QuickJS evaluates its text, so it may refer to nothing outside itself but
 * the globals of ECMAScript, and what parts before it have defined.
 */
export type Part = (guest: Guest, host: HostFunction, compile: Compile) => void
