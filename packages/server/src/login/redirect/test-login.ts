import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { UpstreamLogin } from '../../connectors/redirect-connector.ts'
import { accountSubject } from '../../connectors/upstream/account-subject.ts'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import { isDeep, tooDeep } from '../../json-text/read-json.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { Members } from '../../members.ts'
import type { TestResult } from '../../pages/connection-test.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { renderSamlPost } from '../../pages/saml-post.ts'
import { writePage } from '../../pages/write-page.ts'
import type { CountLogIn } from '../../passwords/log-in-rate.ts'
import { type DirectoryWay, verifyPassword } from '../log-in/directory-log-in.ts'
import { originOf } from '../login-origin.ts'
import { finishAt, type RedirectOptions, startAt } from './ask-connector.ts'
import { refusalOfSubject } from './upstream-account.ts'
import {
  type AnsweredLogin,
  newUpstreamState,
  storeUpstreamLogin,
  type TestOfBrowser,
} from './upstream-login.ts'

/** Sends the browser to the identity provider. */
interface StartedTest {
  send(res: Response): Promise<void>
}

/** Starts a test log-in, which creates no user and no session. */
export async function startTest(
  req: Request,
  way: ConnectionWith<'redirect'>,
  test: TestOfBrowser,
  options: RedirectOptions,
): Promise<StartedTest | Extract<TestResult, { refused: string }>> {
  const state = newUpstreamState()
  const started = await startAt(req, way, { state, loginHint: undefined, requested: {} }, options)
  if ('refused' in started) return { refused: started.description }
  const { url, form, kept } = started
  const connectionId = way.connection.id
  await storeUpstreamLogin(req.tenant, state, { transaction: '', test, connectionId, kept })
  return {
    async send(res) {
      if (!form) return redirectTo(res, url)
      const branding = await resolveBranding(req.tenant, { headers: req.headers })
      const page = renderSamlPost(branding, { action: url, fields: form })
      writePage(res, page, { redirectTargets: ['https:'] })
    },
  }
}

/** Verifies the response to a test log-in. */
export async function finishTest(
  req: Request,
  way: ConnectionWith<'redirect'>,
  response: AnsweredLogin,
  options: RedirectOptions,
): Promise<TestResult> {
  const login = await finishAt(req, way, response, options)
  return 'refused' in login ? { refused: login.description } : resultOf(req, way, login)
}

/** What the test of a directory needs of the server. */
export type DirectoryTestOptions = RedirectOptions & {
  readonly countLogIn: CountLogIn
  readonly mailer: Mailer
}

/**
 * Verifies the password of a user at the directory of a connection. The limits of log-ins apply,
 * and failures count for them: whoever has the ticket could guess passwords otherwise.
 */
export async function testDirectory(
  req: Request,
  way: DirectoryWay,
  typed: { readonly username: string; readonly password: string },
  options: DirectoryTestOptions,
): Promise<TestResult> {
  const { tenant } = req
  const { password } = typed
  const identifier = typedIdentifier(typed.username)
  if (!identifier) return { refused: 'The user is empty or too long.' }
  const origin = originOf(req, noClient)
  const verified = await verifyPassword({ tenant, origin, identifier, password, way, ...options })
  return 'refused' in verified
    ? { refused: verified.description }
    : resultOf(req, way, verified.login)
}

const noClient = { clientId: '', name: '' }

async function resultOf(
  { tenant }: Request,
  way: ConnectionWith<'redirect'>,
  login: UpstreamLogin,
): Promise<TestResult> {
  const { profile, attributes = { tokenset: {}, userinfo: {} } } = login
  const subject = accountSubject(way, login.subject)
  const refused = await refusalOfSubject(tenant, way, subject)
  if (refused) return { refused: refused.description }
  const user_id = `${way.connection.strategy}|${subject}`
  const { tokenset, userinfo } = attributes
  return {
    profile: { user_id, ...profile },
    attributes: { tokenset: showable(tokenset), userinfo: showable(userinfo) },
  }
}

/** The members, with a remark in place of a value that is nested too deeply to be serialized. */
const showable = (members: Members): Members =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      isDeep(value) ? tooDeep('A value that is shown') : value,
    ]),
  )
