const factor = Number(process.env.LATCHKEY_TEST_PATIENCE ?? 6)

/**
 * A time limit for a quiet machine, extended for a busy one by the factor in
 * LATCHKEY_TEST_PATIENCE, by default 6. It still catches what hangs or grows quadratically.
 */
export function patient(ms: number): number {
  return ms * factor
}
