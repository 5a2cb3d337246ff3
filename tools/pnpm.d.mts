import type { ChildProcess } from 'node:child_process'

export interface PnpmOptions {
  cwd?: string
  env?: Record<string, string>
  quiet?: boolean
}

export interface Outcome {
  readonly code: number
  readonly output: string
}

export const root: string
export function nodeComplaint(version: string, range: string): string | undefined
export function assertNode(): void
export function runPnpm(args: readonly string[], options?: PnpmOptions): Promise<Outcome>
export function finished(child: ChildProcess): Promise<Outcome>
