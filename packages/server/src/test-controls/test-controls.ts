import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { Clock } from './clock.ts'
import { Faults } from './faults.ts'
import { Mailbox } from './mailbox.ts'

/** What test controls replace in a server. */
export interface TestControls {
  readonly clock: Clock
  readonly faults: Faults
  readonly mailbox: Mailbox
}

/** Opens the test controls, and warns of them in the log. The caller must close the clock. */
export function openTestControls(
  { operationsHost: host, operationsPort: port }: Config,
  log: Logger,
): TestControls {
  log.warn(
    { host, port },
    'TEST CONTROLS ARE ON (LATCHKEY_TEST_CONTROLS): whoever reaches the operations port can set ' +
      'the clock, read mails and become any user of any tenant. Never use this in production.',
  )
  return { clock: new Clock(), faults: new Faults(), mailbox: new Mailbox() }
}
