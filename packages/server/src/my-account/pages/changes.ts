import { ApiError } from '../../errors.ts'
import { formOf } from '../../login/same-origin-form.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { AccountAnswer } from '../account-call.ts'
import { authenticationMethods } from '../authentication-methods.ts'
import { grants } from '../grants.ts'
import { identities } from '../identities.ts'
import { profile } from '../profile.ts'
import { sessions as ownSessions } from '../sessions.ts'
import { requireFresh } from './log-in.ts'
import type { OpenAccount } from './open-account.ts'

type Change = (account: OpenAccount, form: URLSearchParams) => Promise<AccountAnswer>

const profileFields = ['name', 'given_name', 'family_name', 'nickname']

/** The changes that the account page offers, by the `action` of its form. */
const changes: Readonly<Record<string, Change>> = {
  profile({ callWith }, form) {
    const filled = profileFields.flatMap((name) => {
      const value = form.get(name)?.trim()
      return value ? [[name, value]] : []
    })
    return profile.updateMyProfile(callWith(Object.fromEntries(filled)))
  },
  'end-session': ({ callWith }, form) =>
    ownSessions.deleteMySession(callWith({}, { session_id: form.get('id') ?? '' })),
  'revoke-grant': ({ callWith }, form) =>
    grants.deleteMyGrant(callWith({}, { grant_id: form.get('id') ?? '' })),
}

/** Changes of log-in methods, which require a recent log-in. */
const guardedChanges: Readonly<Record<string, Change>> = {
  'remove-method': ({ callWith }, form) => {
    const path = { authentication_method_id: form.get('id') ?? '' }
    return authenticationMethods.deleteMyAuthenticationMethod(callWith({}, path))
  },
  unlink({ callWith }, form) {
    const path = { provider: form.get('provider') ?? '', user_id: form.get('user_id') ?? '' }
    return identities.unlinkMyIdentity(callWith({}, path))
  },
}

/**
 * Makes the change that a form asks for.
 *
 * @returns the result that the page shows; undefined if the browser was redirected
 */
export async function changeAccount(account: OpenAccount): Promise<'saved' | 'failed' | undefined> {
  const { req, res, session, sessions } = account
  const form = formOf(req)
  const action = form.get('action') ?? ''
  if (action === 'log-out') {
    await sessions.end(req, res)
    redirectTo(res, '/')
    return undefined
  }
  const isGuarded = Object.hasOwn(guardedChanges, action)
  if (isGuarded && !(await requireFresh(req, res, session))) return undefined
  const table = isGuarded ? guardedChanges : changes
  const change = Object.hasOwn(table, action) ? table[action] : undefined
  if (!change) return 'failed'
  try {
    await change(account, form)
    return 'saved'
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return 'failed'
    throw error
  }
}
