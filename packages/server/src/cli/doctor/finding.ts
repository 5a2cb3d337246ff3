/** What one check has found. */
export interface Finding {
  readonly check: string
  /** `warning`: it works, but not as it should; `failed`: it does not. */
  readonly status: 'ok' | 'warning' | 'failed'
  readonly message: string
}

export const ok = (check: string, message: string): Finding => ({
  check,
  status: 'ok',
  message,
})
export const warning = (check: string, message: string): Finding => ({
  check,
  status: 'warning',
  message,
})
export const failed = (check: string, message: string): Finding => ({
  check,
  status: 'failed',
  message,
})

/** Fails with the error's sentence, so that one check that cannot be made hides no other. */
export async function checked(
  check: string,
  work: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await work()
  } catch (error) {
    return [failed(check, error instanceof Error ? error.message : String(error))]
  }
}
