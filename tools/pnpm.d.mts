export interface PnpmOptions {
  cwd?: string
  env?: Record<string, string>
  quiet?: boolean
}

export const root: string
export function nodeComplaint(version: string, range: string): string | undefined
export function assertNode(): void
export function runPnpm(
  args: readonly string[],
  options?: PnpmOptions,
): Promise<{ code: number; output: string }>
