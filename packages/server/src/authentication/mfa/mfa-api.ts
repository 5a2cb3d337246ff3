/*
 * Second factors for applications with their own pages: enrollment and challenges of one-time codes
 * (RFC 6238) and of codes by text message and e-mail.
 */

import type { Serving } from '../serve.ts'
import { createMfaAssociation } from './associate.ts'
import { deleteMfaAuthenticator, listMfaAuthenticators } from './authenticators.ts'
import { createMfaChallenge } from './challenge.ts'
import type { CodeSenders } from './send-code.ts'

interface MfaOptions extends CodeSenders {
  readonly now: () => Date
}

type MfaOperation =
  | 'createMfaChallenge'
  | 'createMfaAssociation'
  | 'listMfaAuthenticators'
  | 'deleteMfaAuthenticator'

/** The operations under `/mfa/`. */
export function createMfaApi(options: MfaOptions): Serving<MfaOperation> {
  const { now } = options
  return {
    createMfaChallenge: (req, res) => createMfaChallenge(req, res, options),
    createMfaAssociation: (req, res) => createMfaAssociation(req, res, options),
    listMfaAuthenticators: (req, res) => listMfaAuthenticators(req, res, now),
    deleteMfaAuthenticator: (req, res) => deleteMfaAuthenticator(req, res, now),
  }
}
