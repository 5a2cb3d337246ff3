/** The result of one check. */
export interface Finding {
  readonly check: string
  /** `warning`: it works with restrictions; `failed`: it does not work. */
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

/** Reports an error as a failed check, so that the other checks still run. */
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
