import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'

/**
 * Reads whether test controls are on. Refuses them in production, without an operations port, and
 * for several processes.
 */
export function readTestControls(env: Environment, refuse: Refuse): boolean {
  const value = env.LATCHKEY_TEST_CONTROLS || 'off'
  if (value !== 'on' && value !== 'off') {
    refuse(`LATCHKEY_TEST_CONTROLS is "${value}"; it must be on or off.`)
  }
  if (value !== 'on') return false
  if (env.NODE_ENV === 'production') {
    refuse(
      'LATCHKEY_TEST_CONTROLS is on in production: whoever reaches the operations port could ' +
        'become any user. Remove the variable.',
    )
  }
  if (!env.LATCHKEY_OPERATIONS_PORT) {
    refuse(
      'LATCHKEY_TEST_CONTROLS is on without LATCHKEY_OPERATIONS_PORT, the port that serves the ' +
        'controls. Set it, to 9464 for example.',
    )
  }
  if ((env.LATCHKEY_PROCESSES || '1') !== '1') {
    refuse(
      'LATCHKEY_TEST_CONTROLS is on for several processes, and a clock is that of one. ' +
        'Set LATCHKEY_PROCESSES=1.',
    )
  }
  return true
}
