import type { RequestHandler } from 'express'
import type { AccountOperationId } from '../operations.ts'
import { queryOf } from '../query-of.ts'
import { accountAudience } from '../record-rules/management-audience.ts'
import { authenticateCaller } from '../tenancy/own-api-caller.ts'
import { answerJson } from '../validation/answer-json.ts'
import { requestReader } from '../validation/read-request.ts'
import { serveOperations } from '../validation/serve-operations.ts'
import type { RequestValidators } from '../validation/validate-request.ts'
import type { AccountServices, ServeAccount, ServingAccount } from './account-call.ts'
import { authenticationMethods } from './authentication-methods.ts'
import { connectedAccounts } from './connected-accounts.ts'
import { enrollments } from './enrollments.ts'
import { factors } from './factors.ts'
import { grants } from './grants.ts'
import { identities } from './identities.ts'
import { ownData } from './own-data.ts'
import { profile } from './profile.ts'
import { sessions } from './sessions.ts'

/** The functions that serve `/me/v1`. */
const accountOperations: ServingAccount<AccountOperationId> = {
  ...authenticationMethods,
  ...enrollments,
  ...factors,
  ...profile,
  ...sessions,
  ...grants,
  ...identities,
  ...connectedAccounts,
  ...ownData,
}

interface RouterOptions extends AccountServices {
  /** The validators of the authentication document, which has these operations too. */
  readonly validatorOf: RequestValidators
  readonly readBytes: RequestHandler
  readonly now: () => Date
}

/**
 * Serves the My Account API, by which users read and change their own account with an access token.
 */
export function serveMyAccount(options: RouterOptions): RequestHandler {
  const { validatorOf, readBytes, now, mailer, leaks } = options
  const read = requestReader({ validatorOf, readBytes })
  return serveOperations<ServeAccount>(accountOperations, async (serve, req, res) => {
    const caller = await authenticateCaller(req, accountAudience, now)
    await read(req, res)
    const { tenant, pathParameters: path, sent } = req
    const { status, body, headers } = await serve({
      ...caller,
      req,
      tenant,
      path,
      query: queryOf(req),
      body: sent.members,
      mailer,
      leaks,
    })
    answerJson(res, status, body, headers)
  })
}
