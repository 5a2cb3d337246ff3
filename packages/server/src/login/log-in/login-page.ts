import type { Request, Response } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import { renderLogin } from '../../pages/login.ts'
import { writePage } from '../../pages/write-page.ts'
import { challengeOf } from '../bot-detection/page-challenge.ts'
import { pathOf } from '../login-transaction.ts'
import { createLoginOptions } from '../passkeys/ceremonies.ts'
import { allowsPasswordChange } from '../recovery/allows-password-change.ts'
import { lastConnectionOf } from '../redirect/last-connection.ts'
import type { OpenLogin } from '../serve-login.ts'
import { shownClient } from '../shown-client.ts'
import { codePages, codeWayBy, requestsIdentifierFirst, type WaysIn } from './ways-in.ts'

type Props = Parameters<typeof renderLogin>[1]

interface Filled extends Pick<Props, 'username' | 'error' | 'submitted'> {
  /** Whether the identifier is known, and the page asks for its password. */
  readonly isIdentified?: boolean
  /** The connection whose directory verifies the password; no other way to log in is shown. */
  readonly directory?: ConnectionWith<'redirect'>
  /** Whether the answer to the challenge was missing or wrong. */
  readonly hasFailedChallenge?: boolean
  readonly status?: number
}

/** Sends the log-in page with all ways to log in. */
export async function writeLogin(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { isIdentified = false, hasFailedChallenge = false, status, directory, ...filled }: Filled,
): Promise<void> {
  const { branding, client } = transaction
  const ways = directory ? onlyPassword : transaction.ways
  const path = pathOf(transaction)
  const isInSteps = await requestsIdentifierFirst(req.tenant, transaction.ways)
  const screen = isInSteps ? stepOf(isIdentified || directory !== undefined) : 'login'
  const inputs = inputsOf(screen, ways)
  const page = renderLogin(branding, {
    action: `${path}/login`,
    hidden: directory ? { connection: directory.connection.name } : {},
    client: shownClient(client),
    signupUrl: ways.signUp ? `${path}/signup` : undefined,
    emailCodeUrl: codeWayBy(ways, 'email') && `${path}/${codePages.email}`,
    smsCodeUrl: codeWayBy(ways, 'sms') && `${path}/${codePages.sms}`,
    resetUrl: !directory && hasReset(ways) ? `${path}/reset-password` : undefined,
    screen,
    inputs,
    challenge:
      inputs === 'both'
        ? await challengeOf(req, transaction, 'log-in', hasFailedChallenge)
        : undefined,
    upstreams: directory ? [] : upstreamsOf(transaction, lastConnectionOf(req)),
    passkey: await passkeyOf(req, { ...transaction, ways }, `${path}/passkey`),
    ...filled,
  })
  // The domain of an e-mail address selects the identity provider.
  const redirectTargets =
    screen === 'login-id' ? [...transaction.redirectTargets, 'https:'] : transaction.redirectTargets
  writePage(res, page, {
    status: status ?? (filled.error || hasFailedChallenge ? 400 : 200),
    redirectTargets,
  })
}

/** The ways of a page that asks for the password of a directory. */
const onlyPassword: WaysIn = {
  password: undefined,
  passkey: undefined,
  codes: [],
  redirects: [],
  buttons: [],
  signUp: undefined,
}

/** The screen of an identifier-first log-in. */
const stepOf = (isIdentified: boolean) => (isIdentified ? 'login-password' : 'login-id')

function inputsOf(screen: Props['screen'], ways: WaysIn): NonNullable<Props['inputs']> {
  if (screen === 'login-id') return 'identifier'
  return hasPasswordField(ways) ? 'both' : 'nothing'
}

const hasReset = ({ password }: WaysIn): boolean => !password || allowsPasswordChange(password)

const hasPasswordField = ({ password, passkey, codes, redirects }: WaysIn): boolean =>
  password !== undefined || (!passkey && codes.length === 0 && redirects.length === 0)

/** The connections that have a button; all of them if the page would have nothing else. */
function buttonsOf({ redirects, buttons, password, codes }: WaysIn): WaysIn['redirects'] {
  const isEmpty = buttons.length === 0 && password === undefined && codes.length === 0
  return isEmpty ? redirects : buttons
}

/** The buttons of identity providers, that of the last log-in first. */
function upstreamsOf(
  transaction: OpenLogin,
  lastId: string | undefined,
): NonNullable<Props['upstreams']> {
  const shown = buttonsOf(transaction.ways)
  const last = shown.filter(({ connection }) => connection.id === lastId)
  return [...last, ...shown.filter((each) => !last.includes(each))].map(
    ({ connection: { name, display_name, options }, connector: { mark } }) => ({
      name: display_name ?? mark?.name ?? name,
      mark,
      iconUrl: options.icon_url,
      url: `${pathOf(transaction)}/upstream?${new URLSearchParams({ connection: name })}`,
    }),
  )
}

async function passkeyOf({ tenant }: Request, { id, ways }: OpenLogin, action: string) {
  if (!ways.passkey) return undefined
  const options = await createLoginOptions(tenant, { purpose: 'log-in', id })
  return { action, hidden: {}, options }
}
