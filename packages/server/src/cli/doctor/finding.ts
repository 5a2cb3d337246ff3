/** The result of one check. */
export interface Finding {
  readonly check: string
  /** `warning`: works with restrictions; `failed`: does not work. */
  readonly status: 'ok' | 'warning' | 'failed'
  readonly message: string
}

/** A check that found no problem. */
export const ok = (check: string, message: string): Finding => ({
  check,
  status: 'ok',
  message,
})
/** A check that found a restriction. */
export const warning = (check: string, message: string): Finding => ({
  check,
  status: 'warning',
  message,
})
/** A check that found what prevents the server from working. */
export const failed = (check: string, message: string): Finding => ({
  check,
  status: 'failed',
  message,
})

/** Runs a check, and turns an error into a failed one, so that the other checks still run. */
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
