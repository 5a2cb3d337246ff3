import type { DirectoryRefusal } from '../redirect-connector.ts'
import { type DirectoryResult, resultCodes } from './directory-session.ts'
import { DirectoryMisconfigured, refuseAway } from './open-directory.ts'

/**
 * The sub-codes of Active Directory, which its diagnostic message contains as `data 52e`
 * (https://learn.microsoft.com/windows/win32/debug/system-error-codes, in hexadecimal). It sends
 * those of an account only after the right password, except for a locked account: that one is as
 * wrong as any other for the user.
 */
const subCodes: Readonly<Record<string, DirectoryRefusal>> = {
  '525': { refused: 'wrong-password', description: 'the user does not exist (525)' },
  '52e': { refused: 'wrong-password', description: 'the password is wrong (52e)' },
  '52f': { refused: 'account-blocked', description: 'restrictions of the account apply (52f)' },
  '530': { refused: 'account-blocked', description: 'the user may not log in at this time (530)' },
  '531': { refused: 'account-blocked', description: 'the user may not log in here (531)' },
  '532': { refused: 'password-expired', description: 'the password has expired (532)' },
  '533': { refused: 'account-blocked', description: 'the account is disabled (533)' },
  '568': { refused: 'account-blocked', description: 'the user has too many groups (568)' },
  '701': { refused: 'account-blocked', description: 'the account has expired (701)' },
  '773': { refused: 'password-expired', description: 'the user must change the password (773)' },
  '775': { refused: 'wrong-password', description: 'the account is locked (775)' },
}

/**
 * Why a bind as a user failed.
 *
 * @throws OutboundError, DirectoryMisconfigured for a reason that is no user's
 */
export function bindRefusalOf(result: DirectoryResult): DirectoryRefusal {
  const { code, diagnostic } = result
  const known = knownOf(result)
  if (known) {
    const { refused, description } = known
    return { refused, description: `The directory refuses the user: ${description}` }
  }
  refuseAway(code)
  if (ofDirectory.includes(code)) throw new DirectoryMisconfigured(adviceOf(code, diagnostic))
  return refusalBy(code)
}

/** Whether a bind failed for a reason that is no user's if any other bind fails so, too. */
export const blamesDirectory = (result: DirectoryResult): boolean =>
  ofDirectory.includes(result.code) && knownOf(result) === undefined

/** A user whom the directory refuses by a code that says nothing of the password. */
export const refusalBy = (code: number): DirectoryRefusal => ({
  refused: 'wrong-password',
  description: `The directory refuses the user (code ${code})`,
})

function knownOf({ code, diagnostic }: DirectoryResult): DirectoryRefusal | undefined {
  const subCode = /\bdata ([0-9a-f]{1,8})\b/i.exec(diagnostic)?.[1]?.toLowerCase() ?? ''
  return subCodes[subCode] ?? (code === resultCodes.invalidCredentials ? wrong : undefined)
}

const wrong: DirectoryRefusal = {
  refused: 'wrong-password',
  description: 'the password is wrong, or the account is locked',
}

const { protocolError, authMethodNotSupported, strongerAuthRequired } = resultCodes
const { referral, confidentialityRequired } = resultCodes
const { operationsError, unwillingToPerform, loopDetect } = resultCodes

/** Codes of a directory that would bind nobody like this. */
const ofProtocol: readonly number[] = [
  protocolError,
  authMethodNotSupported,
  strongerAuthRequired,
  referral,
  confidentialityRequired,
]

/**
 * Codes that say nothing of the password, whoever binds. Any other one is a wrong password:
 * directories differ in how they refuse a locked account, as by `constraintViolation` (19).
 */
const ofDirectory = [...ofProtocol, operationsError, unwillingToPerform, loopDetect]

function adviceOf(code: number, diagnostic: string): string {
  if (ofProtocol.includes(code)) {
    return `The directory refuses simple binds of users (code ${code}). It may require TLS.`
  }
  const said = diagnostic === '' ? '' : `: ${diagnostic}`
  return `The directory does not verify the password (code ${code})${said}`
}
