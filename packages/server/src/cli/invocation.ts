import type { Config } from '../config/config.ts'

/** What was typed, once it fits the usage of its command. */
export interface Invocation {
  readonly config: Config
  /** The value of an argument or option, by its name; empty where it was not given. */
  given(name: string): string
  /** Whether an option that takes no value was given. */
  has(flag: string): boolean
  /** Prints `result` with `--json`, and `text` without it. */
  print(result: unknown, text: string): void
}

export type Run = (invocation: Invocation) => Promise<void>
