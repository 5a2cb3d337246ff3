import { renderApproval, renderApprovalDone } from '../../src/pages/approval.ts'
import { renderConsent } from '../../src/pages/consent.ts'
import {
  renderCredentialInvalid,
  renderCredentialVerification,
} from '../../src/pages/credential-verification.ts'
import {
  renderDeviceCode,
  renderDeviceConfirmation,
  renderDeviceDone,
} from '../../src/pages/device.ts'
import { renderEnrollmentDone, renderEnrollmentInvalid } from '../../src/pages/enrollment-result.ts'
import { renderError } from '../../src/pages/error.ts'
import { renderHome } from '../../src/pages/home.ts'
import {
  renderUnblock,
  renderVerification,
  renderVerificationRequest,
} from '../../src/pages/link-result.ts'
import { renderLogin } from '../../src/pages/login.ts'
import { renderLogout, renderLogoutDone } from '../../src/pages/logout.ts'
import type { Look } from '../../src/pages/look.ts'
import {
  renderEmailCode,
  renderOtp,
  renderOtpEnrollment,
  renderRecoveryCode,
  renderRecoveryCodeEnrollment,
} from '../../src/pages/one-time-code.ts'
import type { Page } from '../../src/pages/page.ts'
import { renderPasskeyChallenge, renderPasskeyEnrollment } from '../../src/pages/passkey.ts'
import {
  renderEmail,
  renderEmailLink,
  renderEmailLinkInvalid,
} from '../../src/pages/passwordless.ts'
import {
  renderReset,
  renderResetDone,
  renderResetInvalid,
  renderResetRequest,
  renderResetSent,
} from '../../src/pages/reset-password.ts'
import { renderSignup } from '../../src/pages/signup.ts'
import { renderUnblockRequest } from '../../src/pages/unblock.ts'

/** What people, applications and administrators can write into a page. */
export interface Written {
  readonly clientName: string
  readonly email: string
  readonly username: string
  readonly code: string
  readonly url: string
  readonly sentence: string
}

export const written: Written = {
  clientName: 'Harbour Mail',
  email: 'ada@example.com',
  username: 'ada',
  code: 'WDJB-MJHT',
  url: '/u/elsewhere?state=hKFo2SBxQ0p3',
  sentence: 'Read your appointments',
}

type Render = (look: Look, written: Written) => Page

const rules = {
  passwordRules: {
    minLength: 10,
    kinds: ['lowercase', 'uppercase', 'number', 'special'],
    wanted: 3,
    repeats: false,
    sequences: false,
  },
} as const

function form({ code, url }: Written) {
  return { action: url, hidden: { state: code, csrf: code } }
}

/** Every page, in the states that differ. */
export const everyPage: Readonly<Record<string, Render>> = {
  login: (look, own) =>
    renderLogin(look, { ...form(own), clientName: own.clientName, signupUrl: own.url }),
  'login-with-everything': (look, own) =>
    renderLogin(look, {
      ...form(own),
      clientName: own.clientName,
      username: own.email,
      signupUrl: own.url,
      resetUrl: own.url,
      emailCodeUrl: own.url,
      passkey: { ...form(own), options: { challenge: own.code, rpId: 'localhost' } },
      error: 'wrong-credentials',
    }),
  unblock: (look, own) => renderUnblockRequest(look, form(own)),
  'login-leaked': (look, own) =>
    renderLogin(look, { ...form(own), resetUrl: own.url, error: 'password-leaked' }),
  signup: (look, own) => renderSignup(look, { ...form(own), ...rules, clientName: own.clientName }),
  'signup-refused': (look, own) =>
    renderSignup(look, {
      ...form(own),
      ...rules,
      email: own.email,
      username: own.username,
      wantsUsername: true,
      loginUrl: own.url,
      error: 'password-too-weak',
    }),
  consent: (look, own) =>
    renderConsent(look, {
      ...form(own),
      clientName: own.clientName,
      username: own.email,
      scopes: ['openid', 'profile', 'email', 'offline_access', own.code],
      details: [{ type: own.code, members: [{ name: own.code, value: own.sentence }] }],
      audiences: [
        {
          name: own.clientName,
          scopes: [{ value: own.code, description: own.sentence }, { value: own.code }],
        },
      ],
    }),
  'reset-request': (look, own) =>
    renderResetRequest(look, { ...form(own), loginUrl: own.url, username: own.username }),
  'reset-sent': (look, own) => renderResetSent(look, { email: own.email, loginUrl: own.url }),
  reset: (look, own) => renderReset(look, { ...form(own), ...rules, email: own.email }),
  'reset-refused': (look, own) =>
    renderReset(look, {
      ...form(own),
      ...rules,
      email: own.email,
      error: 'passwords-differ',
    }),
  'reset-done': (look, own) => renderResetDone(look, { loginUrl: own.url }),
  'reset-invalid': (look, own) => renderResetInvalid(look, { resetUrl: own.url }),
  verified: (look, own) =>
    renderVerification(look, { outcome: 'verified', email: own.email, nextUrl: own.url }),
  'verify-email': (look, own) =>
    renderVerificationRequest(look, { ...form(own), email: own.email }),
  'not-verified': (look) => renderVerification(look, { outcome: 'error' }),
  unblocked: (look, own) => renderUnblock(look, { outcome: 'success', nextUrl: own.url }),
  logout: (look, own) => renderLogout(look, form(own)),
  'still-logged-in': (look) => renderLogoutDone(look, 'aborted'),
  'logged-out': (look) => renderLogoutDone(look, 'complete'),
  'device-code': (look, own) => renderDeviceCode(look, { ...form(own), userCode: own.code }),
  'device-code-refused': (look, own) =>
    renderDeviceCode(look, { ...form(own), userCode: own.code, error: 'expired-code' }),
  'device-confirmation': (look, own) =>
    renderDeviceConfirmation(look, {
      ...form(own),
      clientName: own.clientName,
      userCode: own.code,
    }),
  approval: (look, own) =>
    renderApproval(look, {
      ...form(own),
      clientName: own.clientName,
      bindingMessage: own.sentence,
      username: own.email,
      scopes: ['openid', own.code],
      audiences: [{ name: own.clientName, scopes: [{ value: own.code }] }],
    }),
  approved: (look, own) => renderApprovalDone(look, 'accepted', own.clientName),
  'not-approved': (look) => renderApprovalDone(look, 'wrong-user'),
  'device-refused': (look) => renderDeviceDone(look, 'denied'),
  'device-done': (look) => renderDeviceDone(look, 'allowed'),
  otp: (look, own) =>
    renderOtp(look, {
      ...form(own),
      recoveryUrl: own.url,
      emailUrl: own.url,
      mayRemember: true,
    }),
  'otp-enrollment': (look, own) =>
    renderOtpEnrollment(look, {
      ...form(own),
      keyUri: `otpauth://totp/Harbour:${encodeURIComponent(own.email)}?secret=GEZDGNBVGY3TQOJQ`,
      secret: own.code.length > 20 ? own.code : 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      error: 'invalid-code',
    }),
  'credential-verification': (look, own) =>
    renderCredentialVerification(look, credential(own, 'pending')),
  'credential-retrieved': (look, own) =>
    renderCredentialVerification(look, credential(own, 'request_retrieved')),
  'credential-done': (look, own) => renderCredentialVerification(look, credential(own, 'verified')),
  'credential-failed': (look, own) =>
    renderCredentialVerification(look, { ...credential(own, 'failed'), reason: 'revoked' }),
  'credential-declined': (look, own) =>
    renderCredentialVerification(look, credential(own, 'wallet_error')),
  'credential-expired': (look, own) =>
    renderCredentialVerification(look, credential(own, 'expired')),
  'credential-invalid': (look) => renderCredentialInvalid(look),
  'enrollment-done': (look) => renderEnrollmentDone(look),
  'enrollment-invalid': (look) => renderEnrollmentInvalid(look),
  'recovery-code': (look, own) => renderRecoveryCode(look, { ...form(own), otpUrl: own.url }),
  'recovery-code-enrollment': (look, own) =>
    renderRecoveryCodeEnrollment(look, {
      ...form(own),
      recoveryCode: own.code,
      error: 'not-confirmed',
    }),
  email: (look, own) =>
    renderEmail(look, { ...form(own), clientName: own.clientName, passwordUrl: own.url }),
  'email-refused': (look, own) =>
    renderEmail(look, { ...form(own), email: own.email, error: 'invalid-email' }),
  'email-too-often': (look, own) =>
    renderEmail(look, { ...form(own), email: own.email, error: 'too-many-attempts' }),
  'email-link': (look, own) =>
    renderEmailLink(look, { ...form(own), clientName: own.clientName, email: own.email }),
  'email-link-invalid': (look) => renderEmailLinkInvalid(look),
  'email-code': (look, own) =>
    renderEmailCode(look, { ...form(own), email: own.email, resend: form(own) }),
  'passkey-challenge': (look, own) =>
    renderPasskeyChallenge(look, {
      ...form(own),
      options: { challenge: own.code, rpId: 'localhost' },
      otherUrl: own.url,
      error: 'failed',
    }),
  'passkey-enrollment': (look, own) =>
    renderPasskeyEnrollment(look, {
      ...form(own),
      options: {
        challenge: 'Y2hhbGxlbmdl',
        rp: { id: 'localhost', name: own.clientName },
        user: { id: 'YWRh', name: own.email, displayName: own.username },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      },
      otherUrl: own.url,
    }),
  home: (look) => renderHome(look, { issuer: 'https://id.northwind.example/' }),
  'not-found': (look, own) => renderError(look, { error: 'route_not_found', requestId: own.code }),
  expired: (look, own) => renderError(look, { error: 'interaction_expired', requestId: own.code }),
  error: (look, own) =>
    renderError(look, {
      error: 'invalid_request',
      description: own.sentence,
      requestId: own.code,
    }),
}

type CredentialState = Parameters<typeof renderCredentialVerification>[1]['state']

function credential({ clientName, sentence }: Written, state: CredentialState) {
  const engagement = 'mdoc://owBjMS4xAYIB2BhYS6QBAiABIVgg'
  return { state, clientName, engagement, reason: undefined, claims: ['family_name', sentence] }
}
