import { h } from 'preact'
import {
  alert,
  button,
  checkbox,
  type FormProps,
  field,
  form,
  heading,
  more,
  textWithButton,
} from './elements.ts'
import { type OtherFactors, otherFactors } from './other-factors.ts'
import { type Page, page } from './page.ts'
import type { ScreenName } from './page-variables.ts'
import { type ScreenFacts, type ShownScreen, screenOf } from './partials.ts'
import { qrCode } from './qr-code.ts'
import { type RememberProps, rememberBox } from './remember-box.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

type CodeError = 'invalid-code' | 'too-many-attempts'

interface CodeProps extends FormProps {
  readonly error?: CodeError | undefined
}

interface CodeForm {
  readonly branding: ResolvedBranding
  readonly props: CodeProps
  readonly word: (key: 'placeholder' | 'buttonText' | CodeError) => string
  /** Whether the code has digits only, so that phones show the numeric keyboard. */
  readonly numeric: boolean
  readonly screen?: ShownScreen | undefined
}

/** Posts `code` and the hidden fields. */
function codeForm({ branding, props, word, numeric, screen }: CodeForm, remember?: RememberProps) {
  const error = props.error && word(props.error)
  const isWrong = props.error === 'invalid-code'
  const mayFillIn = branding.theme?.identifiers?.otp_autocomplete !== false
  return [
    alert(isWrong ? undefined : error),
    form(
      props,
      screen?.at('form-content-start'),
      field(branding, {
        name: 'code',
        label: word('placeholder'),
        autocomplete: numeric && mayFillIn ? 'one-time-code' : 'off',
        inputmode: numeric ? 'numeric' : 'text',
        lengthMax: 64,
        focused: true,
        isCode: true,
        error: isWrong ? error : undefined,
      }),
      remember && rememberBox(branding, remember),
      screen?.at('form-content-end'),
      button(word('buttonText')),
    ),
  ]
}

function errorIn({ error }: CodeProps, word: (key: CodeError) => string): ScreenFacts['error'] {
  return error && { code: error, message: word(error) }
}

interface WithOthers {
  /** The factors that a page offers beside its own, and that it has no member for. */
  readonly others?: OtherFactors | undefined
}

export interface OtpProps extends CodeProps, WithOthers {
  readonly recoveryUrl?: string | undefined
  /** The form that requests a code by e-mail. */
  readonly emailForm?: FormProps | undefined
  /** The form that requests a code by text message. */
  readonly smsForm?: FormProps | undefined
  /** Absent where the page does not offer to remember the browser. */
  readonly remember?: RememberProps | undefined
}

/** The page for the code of an authenticator app (RFC 6238). */
export function renderOtp(branding: ResolvedBranding, props: OtpProps): Page {
  const word = wordsOf(branding, 'mfa-otp', 'mfa-otp-challenge')
  const { recoveryUrl, emailForm, smsForm, remember } = props
  const name = { prompt: 'mfa-otp', name: 'mfa-otp-challenge' }
  const data = { show_remember_device: remember !== undefined }
  const screen = screenOf(branding, name, { data, error: errorIn(props, word) })
  return page(
    branding,
    { title: word('pageTitle'), screen },
    heading(word('title'), word('description')),
    codeForm({ branding, props, word, numeric: true }, remember),
    recoveryUrl && more(word('recoveryCodeText'), recoveryUrl),
    smsForm && textWithButton(word('smsText'), smsForm),
    emailForm && textWithButton(word('emailText'), emailForm),
    props.others && otherFactors(branding, props.others),
  )
}

export interface OtpEnrollmentProps extends CodeProps, WithOthers {
  /** `otpauth://totp/…` with the secret and the name of the account. */
  readonly keyUri: string
  /** The secret in Base32. */
  readonly secret: string
  /** The URL of the page to enroll a phone. */
  readonly phoneUrl?: string | undefined
}

/** Shows the secret as a QR code and as text; posts `code` and the hidden fields. */
export function renderOtpEnrollment(branding: ResolvedBranding, props: OtpEnrollmentProps): Page {
  const word = wordsOf(branding, 'mfa-otp', 'mfa-otp-enrollment-qr')
  const { keyUri, secret, phoneUrl } = props
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word('description')),
    qrCode(keyUri, word('qrAlternative')),
    h('p', { class: 'small' }, word('secretText')),
    h('code', { class: 'shown long' }, secret.match(/.{1,4}/g)?.join(' ')),
    codeForm({ branding, props, word, numeric: true }),
    phoneUrl && more(word('phoneText'), phoneUrl),
    props.others && otherFactors(branding, props.others),
  )
}

export interface RecoveryCodeProps extends CodeProps, WithOthers {
  readonly otpUrl?: string | undefined
}

/** Posts `code`, a recovery code, and the hidden fields. */
export function renderRecoveryCode(branding: ResolvedBranding, props: RecoveryCodeProps): Page {
  const word = wordsOf(branding, 'mfa-recovery-code', 'mfa-recovery-code-challenge')
  const { otpUrl } = props
  const name = { prompt: 'mfa-recovery-code', name: 'mfa-recovery-code-challenge' }
  const screen = screenOf(branding, name, { error: errorIn(props, word) })
  return page(
    branding,
    { title: word('pageTitle'), screen },
    heading(word('title'), word('description')),
    codeForm({ branding, props, word, numeric: false }),
    otpUrl && more(word('otpText'), otpUrl),
    props.others && otherFactors(branding, props.others),
  )
}

/** A new recovery code, shown once; the user confirms that it is written down. */
export interface RecoveryCodeEnrollmentProps extends FormProps {
  readonly recoveryCode: string
  readonly error?: 'not-confirmed' | undefined
}

/**
 * Shows a new recovery code once; posts `confirmed` if the box is checked, and the hidden fields.
 */
export function renderRecoveryCodeEnrollment(
  branding: ResolvedBranding,
  props: RecoveryCodeEnrollmentProps,
): Page {
  const word = wordsOf(branding, 'mfa-recovery-code', 'mfa-recovery-code-enrollment')
  const error = props.error && word(props.error)
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word('description')),
    alert(error),
    h('p', { class: 'small' }, word('codeText')),
    h('strong', { class: 'shown long' }, props.recoveryCode.replace(/(\w{4})(?=\w)/g, '$1 ')),
    h('p', { class: 'small' }, word('warning')),
    form(
      props,
      checkbox('confirmed', word('confirmationText'), { error }),
      button(word('buttonText')),
    ),
  )
}

/** Where a code is sent; the member has the name of the variable in the texts. */
export type CodeRecipient = { readonly email: string } | { readonly phone_number: string }

const wordsOfAddress = (branding: ResolvedBranding) =>
  wordsOf(branding, 'login-passwordless', 'login-passwordless-email')

const wordsOfSms = (branding: ResolvedBranding) =>
  wordsOf(branding, 'login-passwordless', 'login-passwordless-sms-otp')

const wordsOfCall = (branding: ResolvedBranding) =>
  wordsOf(branding, 'mfa-voice', 'mfa-voice-challenge')

const wordsOfSentCode = (branding: ResolvedBranding, to: CodeRecipient, byCall = false) => {
  if (byCall) return wordsOfCall(branding)
  return 'email' in to
    ? wordsOf(branding, 'login-passwordless', 'login-passwordless-email-code')
    : wordsOfSms(branding)
}

interface PhoneCodeProps {
  /** Whether a call reads out the code. */
  readonly byCall?: boolean
  /** The form that requests the code by call in place of a text message, or the other way round. */
  readonly other?: FormProps | undefined
}

function otherWay(branding: ResolvedBranding, { byCall, other }: PhoneCodeProps) {
  if (!other) return undefined
  const label = byCall ? wordsOfCall(branding)('smsText') : wordsOfSms(branding)('callText')
  return textWithButton(label, other)
}

export interface SentCodeProps extends CodeProps, PhoneCodeProps, WithOthers {
  readonly to: CodeRecipient
  /** The URL of the page for a recovery code, which replaces a code by text message. */
  readonly recoveryUrl?: string | undefined
  /** The form that requests a new code. */
  readonly resend?: FormProps | undefined
  /** The form that asks for the password instead. */
  readonly passwordForm?: FormProps | undefined
  /** The screen whose partials the page shows. */
  readonly screen?: ScreenName
}

/** The page for a code that was sent by e-mail, text message or a call. */
export function renderSentCode(branding: ResolvedBranding, props: SentCodeProps): Page {
  const { to, byCall, resend, passwordForm, recoveryUrl } = props
  const word = wordsOfSentCode(branding, to, byCall)
  const facts = { data: to, error: errorIn(props, word) }
  const screen = props.screen && screenOf(branding, props.screen, facts)
  return page(
    branding,
    { title: word('pageTitle'), ...(screen && { screen }) },
    heading(word('title'), word('description', to)),
    codeForm({ branding, props, word, numeric: true, screen }),
    screen?.at('form-footer-start'),
    resend && textWithButton(word('resendActionText'), resend, word('resendText')),
    otherWay(branding, props),
    passwordForm && textWithButton(wordsOfAddress(branding)('passwordText'), passwordForm),
    recoveryUrl && more(wordsOfSms(branding)('recoveryCodeText'), recoveryUrl),
    props.others && otherFactors(branding, props.others),
    screen?.at('form-footer-end'),
  )
}

export interface CodeRequestProps extends FormProps, PhoneCodeProps, WithOthers {
  readonly to: CodeRecipient
}

/** The page that offers to send a code by e-mail or text message. */
export function renderCodeRequest(branding: ResolvedBranding, props: CodeRequestProps): Page {
  const word = wordsOfSentCode(branding, props.to, props.byCall)
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('requestTitle'), word('requestDescription', props.to)),
    form(props, button(word('requestButtonText'))),
    otherWay(branding, props),
    props.others && otherFactors(branding, props.others),
  )
}
