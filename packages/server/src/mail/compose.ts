import { h } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { palettesOf } from '../pages/palette.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import { isWebAddress } from '../pages/safe-address.ts'
import { fill, type Language, type Variables } from '../pages/texts/texts.ts'
import type { Mail } from './mail.ts'
import { type MailKind, mailTextsIn } from './texts/texts.ts'

interface LinkMail {
  readonly to: string
  /** The link, which works once. */
  readonly url: string
  readonly lifetimeSeconds: number
}

/** The mail with a link that verifies an e-mail address. */
export function composeVerifyEmail(
  branding: ResolvedBranding,
  { to, url, lifetimeSeconds }: LinkMail,
): Mail {
  return compose(branding, { kind: 'verify-email', to, url, lifetimeSeconds })
}

/** The mail with a link to choose a new password. */
export function composeResetPassword(
  branding: ResolvedBranding,
  { to, url, lifetimeSeconds }: LinkMail,
): Mail {
  return compose(branding, { kind: 'reset-password', to, url, lifetimeSeconds })
}

/**
 * The mail with a link that removes the block of an account.
 *
 * @param blocked `address` is the IP address of the failed attempts
 */
export function composeBlockedAccount(
  branding: ResolvedBranding,
  { to, url, lifetimeSeconds, address }: LinkMail & { readonly address: string },
): Mail {
  return compose(branding, { kind: 'blocked-account', to, url, lifetimeSeconds }, { address })
}

/** The mail with a link to enroll a second factor. */
export function composeEnrollment(
  branding: ResolvedBranding,
  { to, url, lifetimeSeconds }: LinkMail,
): Mail {
  return compose(branding, { kind: 'enrollment', to, url, lifetimeSeconds })
}

/** A mail without a link or code. */
interface Notice {
  readonly to: string
}

/** The welcome mail, which is sent after a user has verified their e-mail address. */
export function composeWelcome(branding: ResolvedBranding, { to }: Notice): Mail {
  return compose(branding, { kind: 'welcome', to, lifetimeSeconds: 0 })
}

/**
 * The mail to the address of a sign-up whose e-mail address or username is taken. The sign-up
 * itself is answered as if it had succeeded.
 */
export function composeSignupTaken(branding: ResolvedBranding, { to }: Notice): Mail {
  return compose(branding, { kind: 'signup-taken', to, lifetimeSeconds: 0 })
}

/** The mail to a user whose password is in a list of leaked passwords. */
export function composeStolenCredentials(branding: ResolvedBranding, { to }: Notice): Mail {
  return compose(branding, { kind: 'stolen-credentials', to, lifetimeSeconds: 0 })
}

/** The mail to an administrator about an IP address that has no attempts left. */
export function composeThrottledAddress(
  branding: ResolvedBranding,
  { to, address }: Notice & { readonly address: string },
): Mail {
  return compose(branding, { kind: 'throttled-address', to, lifetimeSeconds: 0 }, { address })
}

/** The mail to an administrator about a user who entered a leaked password. */
export function composeLeakedPassword(branding: ResolvedBranding, { to }: Notice): Mail {
  return compose(branding, { kind: 'leaked-password', to, lifetimeSeconds: 0 })
}

interface CertificateMail extends Notice {
  /** The name of the connection. */
  readonly connection: string
  /** The end of the certificate. */
  readonly endsAt: Date
}

/** The mail to an administrator about a certificate of an identity provider that ends soon. */
export function composeExpiringCertificate(
  branding: ResolvedBranding,
  { to, connection, endsAt }: CertificateMail,
): Mail {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  const date = new Intl.DateTimeFormat(branding.language, format).format(endsAt)
  const content = { kind: 'expiring-certificate', to, lifetimeSeconds: 0 } as const
  return compose(branding, content, { connection, date })
}

interface ImportMail extends Notice {
  readonly jobId: string
  /** The name of the connection. */
  readonly connection: string
  readonly inserted: string
  readonly updated: string
  readonly failed: string
}

/** The mail about an import of users that has ended. */
export function composeImportEnded(
  branding: ResolvedBranding,
  { to, ...values }: ImportMail,
): Mail {
  return compose(branding, { kind: 'import-ended', to, lifetimeSeconds: 0 }, { ...values })
}

interface InvitationMail extends LinkMail {
  readonly clientName: string
  readonly inviterName: string
  readonly organizationName: string
}

/** The mail with an invitation to an organization. */
export function composeInvitation(branding: ResolvedBranding, mail: InvitationMail): Mail {
  const { to, url, lifetimeSeconds, ...values } = mail
  return compose(branding, { kind: 'user-invitation', to, url, lifetimeSeconds }, values)
}

interface ApprovalMail extends LinkMail {
  readonly clientName: string
  readonly bindingMessage: string
}

/** The mail with a link to approve a request (CIBA). */
export function composeApproval(branding: ResolvedBranding, mail: ApprovalMail): Mail {
  const { to, url, lifetimeSeconds, clientName, bindingMessage } = mail
  const values = { clientName, bindingMessage }
  return compose(branding, { kind: 'async-approval', to, url, lifetimeSeconds }, values)
}

interface CodeMail {
  readonly to: string
  readonly code: string
  readonly lifetimeSeconds: number
}

/** The mail with a one-time code. */
export function composeEmailCode(
  branding: ResolvedBranding,
  { to, code, lifetimeSeconds }: CodeMail,
): Mail {
  return compose(branding, { kind: 'email-code', to, code, lifetimeSeconds })
}

/** The mail with a link that logs the user in. */
export function composeEmailLink(
  branding: ResolvedBranding,
  { to, url, lifetimeSeconds }: LinkMail,
): Mail {
  return compose(branding, { kind: 'email-link', to, url, lifetimeSeconds })
}

interface Content {
  readonly kind: MailKind
  readonly to: string
  readonly url?: string
  readonly code?: string
  readonly lifetimeSeconds: number
}

function compose(branding: ResolvedBranding, content: Content, more: Variables = {}): Mail {
  const { kind, to, url, code, lifetimeSeconds } = content
  const { language, tenantName } = branding
  const texts = mailTextsIn(language)[kind]
  const duration = durationOf(lifetimeSeconds, language)
  const variables = { companyName: tenantName, email: to, duration, ...more }
  const word = (key: keyof typeof texts) => fill(texts[key], variables)
  const secret = url ?? code ?? ''
  return {
    kind,
    to,
    fromName: tenantName,
    subject: word('subject'),
    text: [word('title'), word('body'), secret, word('hint'), tenantName]
      .filter(Boolean)
      .join('\n\n'),
    html: render(branding, { word, url, code }),
    language,
    secret,
  }
}

interface Rendered {
  readonly word: (key: 'subject' | 'title' | 'body' | 'action' | 'hint') => string
  readonly url: string | undefined
  readonly code: string | undefined
}

const font = 'system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/**
 * The HTML of a mail. Styles are in attributes of elements, because many mail clients ignore style
 * sheets.
 */
function render(branding: ResolvedBranding, { word, url, code }: Rendered): string {
  const { background, onBackground, card, text, muted } = paletteOf(branding)
  const body = h(
    'body',
    { style: `margin:0;padding:32px 16px;background:${background};font:16px/1.5 ${font}` },
    h(
      'div',
      {
        style: `max-width:480px;margin:0 auto;padding:36px;background:${card};color:${text};border-radius:16px`,
      },
      brand(branding),
      h('h1', { style: 'margin:0;font-size:24px;line-height:1.3' }, word('title')),
      h('p', { style: 'margin:12px 0 0' }, word('body')),
      url && action(branding, word('action'), url),
      code && codeBox(code),
      word('hint') &&
        h('p', { style: `margin:24px 0 0;font-size:14px;color:${muted}` }, word('hint')),
    ),
    h(
      'p',
      { style: `margin:20px 0 0;text-align:center;font-size:13px;color:${onBackground}` },
      branding.tenantName,
    ),
  )
  const head = h(
    'head',
    null,
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, word('subject')),
  )
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: branding.language }, head, body))}`
}

/** Mail clients do not show gradients. */
const paletteOf = ({ primaryColor, pageBackground: background }: ResolvedBranding) =>
  palettesOf(primaryColor, typeof background === 'object' ? background.start : background).light

function brand({ logoUrl, tenantName }: ResolvedBranding) {
  const style = 'display:block;max-width:180px;max-height:44px;margin:0 0 24px'
  if (isWebAddress(logoUrl)) return h('img', { src: logoUrl, alt: tenantName, style })
  return h('p', { style: 'margin:0 0 24px;font-weight:bold' }, tenantName)
}

function action(branding: ResolvedBranding, label: string, url: string) {
  const { button, onButton, accent } = paletteOf(branding)
  const shape = 'display:inline-block;padding:13px 24px;border-radius:12px;font-weight:bold'
  const style = `${shape};background:${button};color:${onButton};text-decoration:none`
  return [
    h('p', { style: 'margin:28px 0 0' }, h('a', { href: url, style }, label)),
    h(
      'p',
      { style: 'margin:20px 0 0;font-size:13px;word-break:break-all' },
      h('a', { href: url, style: `color:${accent}` }, url),
    ),
  ]
}

function codeBox(code: string) {
  const box = 'margin:28px 0 0;padding:16px;border-radius:12px;background:#f2f3f8'
  const style = `${box};font:bold 28px ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px`
  return h('p', { style: `${style};text-align:center` }, code)
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A duration in the largest unit of which it has at least two, rounded down. */
function durationOf(seconds: number, language: Language): string {
  const [unit, length] = unitOf(seconds)
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, format).format(Math.max(1, Math.floor(seconds / length)))
}

function unitOf(seconds: number): [string, number] {
  if (seconds >= 2 * day) return ['day', day]
  if (seconds >= 2 * hour) return ['hour', hour]
  return ['minute', minute]
}
