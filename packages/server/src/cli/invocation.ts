import type { Config } from '../config/config.ts'

/** A command line that matches the usage of its command. */
export interface Invocation {
  readonly config: Config
  /** The value of an argument or option by name; empty if it was not given. */
  given(name: string): string
  /** Whether a flag was given. */
  has(flag: string): boolean
  /** Prints `result` with `--json`, and `text` without it. */
  print(result: unknown, text: string): void
}

/** Runs one command. A rejection is printed as its message, and the exit code is 1. */
export type Run = (invocation: Invocation) => Promise<void>
