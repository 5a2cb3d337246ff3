const factor = Number(process.env.LATCHKEY_TEST_PATIENCE ?? 6)

/**
 * A limit of time as a quiet machine keeps it, made longer for one that does much besides: by the
 * factor in LATCHKEY_TEST_PATIENCE, or 6. What hangs, or grows with the square of what it is given,
 * passes it all the same.
 */
export function patient(ms: number): number {
  return ms * factor
}
