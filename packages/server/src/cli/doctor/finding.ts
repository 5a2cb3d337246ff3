/** What one check has found. */
export interface Finding {
  readonly check: string
  /** `warning`: it works, but not as it should; `failed`: it does not. */
  readonly status: 'ok' | 'warning' | 'failed'
  readonly says: string
}

export const ok = (check: string, says: string): Finding => ({ check, status: 'ok', says })
export const warning = (check: string, says: string): Finding => ({
  check,
  status: 'warning',
  says,
})
export const failed = (check: string, says: string): Finding => ({ check, status: 'failed', says })

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
