import { createBrowserSession } from '@latchkey/sdk/authentication'
import { createVerificationClient, type VerificationClient } from '@latchkey/sdk/verifications'
import { recordingFetch } from '../api/recorded-calls.ts'
import { consoleSession } from '../session.ts'

export const verificationAudience = `${location.origin}/vdcs/`

export const verificationScopes = ['create:verification_request', 'read:verification_request']

/** Tokens for verifications, besides those of the management API: in memory too. */
const session = createBrowserSession({
  ...consoleSession,
  audience: verificationAudience,
  scope: ['openid', ...verificationScopes].join(' '),
})

export const verifications: VerificationClient = createVerificationClient({
  baseUrl: location.origin,
  fetch: recordingFetch,
  retries: 1,
  token: () => session.getAccessToken(),
})
