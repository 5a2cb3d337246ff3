import type { Request, Response } from 'express'
import { createConsent, getConsentPage } from '../authentication/authorize/consent.ts'
import type { ProviderOf } from '../authentication/provider/provider-of.ts'
import type { Serve } from '../authentication/serve.ts'
import type { Mailer } from '../mail/mail.ts'
import type { LeakedPasswords } from './guards/leaked-passwords.ts'
import { browserOf, findUnderway, finish, formOf, originOf } from './log-in/finish.ts'
import { logIn } from './log-in/log-in.ts'
import { writeLogin } from './log-in/login-page.ts'
import { interactionPath } from './log-in/paths.ts'
import { namedConnection, pageOf } from './log-in/ways-in.ts'
import { passkeyPages } from './passkeys/passkey-pages.ts'
import { createEmailPages } from './passwordless/email-pages.ts'
import { logInByLink } from './passwordless/link-pages.ts'
import { createResetPages } from './recovery/reset-pages.ts'
import { askSecondFactor } from './second-factors/ask.ts'
import { createSecondFactorPages } from './second-factors/second-factor-pages.ts'
import { createSignup, getSignupPage } from './sign-up/sign-up-page.ts'

interface InteractionOptions {
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  readonly now: () => Date
}

/** The pages between a request to log in and its answer, by operation. */
export function createInteractions(options: InteractionOptions): Readonly<Record<string, Serve>> {
  return {
    getInteraction: (req, res, of) => getInteraction(req, res, of, options.now),
    getLoginPage,
    createLogin: (req, res, of) => createLogin(req, res, of, options),
    getSignupPage,
    createSignup: (req, res, of) => createSignup(req, res, of, options),
    ...createResetPages(options),
    ...createEmailPages(options),
    ...createSecondFactorPages(options),
    ...passkeyPages,
    getConsentPage,
    createConsent,
  }
}

/** Sends the browser to the page that the interaction waits for. */
async function getInteraction(
  req: Request,
  res: Response,
  of: ProviderOf,
  now: () => Date,
): Promise<void> {
  const underway = await findUnderway(req, res, of)
  const { interaction } = underway
  const { name } = interaction.prompt
  const account = name === 'login' && (await logInByLink(req, res, underway, now))
  if (account) return finish(req, res, underway, account.userId, ['otp'])
  const Location = `${interactionPath(interaction.uid)}/${await pageOf(req.tenant, interaction)}`
  res.writeHead(303, { Location, 'Cache-Control': 'no-store' }).end()
}

async function getLoginPage(req: Request, res: Response, of: ProviderOf): Promise<void> {
  const underway = await findUnderway(req, res, of)
  const hint = underway.interaction.params.login_hint
  await writeLogin(req, res, underway, { username: typeof hint === 'string' ? hint : undefined })
}

async function createLogin(
  req: Request,
  res: Response,
  of: ProviderOf,
  options: InteractionOptions,
): Promise<void> {
  const underway = await findUnderway(req, res, of)
  const { interaction, client, provider } = underway
  const form = formOf(req)
  const username = form.get('username') ?? ''
  const outcome = await logIn({
    tenant: req.tenant,
    origin: originOf(req, client),
    identifier: username,
    password: form.get('password') ?? '',
    connection: namedConnection(interaction),
    asked: interaction.params,
    browser: browserOf(req, res, provider),
    ...options,
  })
  if ('account' in outcome) return finish(req, res, underway, outcome.account.userId, ['pwd'])
  if ('halfway' in outcome) {
    const { passwordHash: _, ...account } = outcome.halfway
    const pending = { userId: account.userId, amr: ['pwd'], account }
    return askSecondFactor(req, res, underway, pending)
  }
  await writeLogin(req, res, underway, { username, error: outcome.refused })
}
