import { ApiError } from '../../errors.ts'
import { codeIdentifiers } from '../../identifiers/code-identifiers.ts'
import type { CodeConnector, CodesConnector } from '../connector.ts'
import { emailConnector } from '../email/email-connector.ts'
import { codeSettingsOf } from '../passwordless-options.ts'
import { smsConnector } from '../sms/sms-connector.ts'

/**
 * Log-in by a code to the accounts of a database. Only a verified address logs in: the owner of an
 * address that somebody else typed must not get the account, nor share one that somebody else made.
 */
const byEmail: CodeConnector = {
  ...emailConnector.code,
  settingsOf: () => codeSettingsOf({}),
  async findAccount(store, connection, email) {
    const account = await store.accounts.findByEmail(connection, email)
    return account?.isVerified ? account : undefined
  },
  createAccount,
}

const byPhone: CodeConnector = {
  ...smsConnector.code,
  settingsOf: () => codeSettingsOf({}),
  async findAccount(store, connection, number) {
    const account = await store.accounts.findByPhone(connection, number)
    return account?.isVerified && account.phoneNumber === number ? account : undefined
  },
  createAccount,
}

/** Users sign up on the page for it, not by their first log-in. */
async function createAccount(): Promise<never> {
  throw new ApiError('signup_closed')
}

const connectors = { email: byEmail, phone_number: byPhone } as const

/** The log-ins by codes that the options of a database connection enable. */
export const databaseCodes: CodesConnector = {
  isEnabled: (options) => codeIdentifiers(options).length > 0,
  listOf: (options) => codeIdentifiers(options).map((kind) => connectors[kind]),
}
