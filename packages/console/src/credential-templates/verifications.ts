import { createBrowserSession } from '@latchkey/sdk/authentication'
import { createVerificationClient, type VerificationClient } from '@latchkey/sdk/verifications'
import { recordingFetch } from '../api/recorded-calls.ts'
import { consoleSession } from '../session.ts'

/** The identifier of the API for verifications, which is the audience of their tokens. */
export const verificationAudience = `${location.origin}/vdcs/`

/** The scopes that trying a credential template needs. */
export const verificationScopes = ['create:verification_request', 'read:verification_request']

/**
 * A session for tokens of verifications, separate from that for the management API. It too keeps
 * its tokens in memory only.
 */
const session = createBrowserSession({
  ...consoleSession,
  audience: verificationAudience,
  scope: ['openid', ...verificationScopes].join(' '),
})

/** The client of the verifications API. */
export const verifications: VerificationClient = createVerificationClient({
  baseUrl: location.origin,
  fetch: recordingFetch,
  retries: 1,
  token: () => session.getAccessToken(),
})
