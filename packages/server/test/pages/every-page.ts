import { providerMarks } from '../../src/connectors/provider-marks.ts'
import { renderAccount } from '../../src/pages/account.ts'
import { renderAccountDeletion } from '../../src/pages/account-deletion.ts'
import { renderApproval, renderApprovalDone } from '../../src/pages/approval.ts'
import { renderConnectionTest } from '../../src/pages/connection-test.ts'
import { renderConsent } from '../../src/pages/consent.ts'
import { renderCredentialStep } from '../../src/pages/credential-step.ts'
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
import { renderInvitation } from '../../src/pages/invitation.ts'
import { renderLinkOffer } from '../../src/pages/link-offer.ts'
import {
  renderUnblock,
  renderVerification,
  renderVerificationRequest,
} from '../../src/pages/link-result.ts'
import { renderLogin } from '../../src/pages/login.ts'
import { renderLogout, renderLogoutDone } from '../../src/pages/logout.ts'
import {
  renderCodeRequest,
  renderOtp,
  renderOtpEnrollment,
  renderRecoveryCode,
  renderRecoveryCodeEnrollment,
  renderSentCode,
} from '../../src/pages/one-time-code.ts'
import {
  renderOrganizationPicker,
  renderOrganizationSelection,
} from '../../src/pages/organizations.ts'
import { renderPasskeyChallenge, renderPasskeyEnrollment } from '../../src/pages/passkey.ts'
import {
  renderEmail,
  renderEmailLink,
  renderEmailLinkInvalid,
} from '../../src/pages/passwordless.ts'
import { renderPopupResponse } from '../../src/pages/popup-response.ts'
import {
  renderReset,
  renderResetBegin,
  renderResetDone,
  renderResetInvalid,
  renderResetRequest,
  renderResetSent,
} from '../../src/pages/reset-password.ts'
import { renderUnblockRequest } from '../../src/pages/unblock.ts'
import { formPages } from './form-pages.ts'
import { phonePages } from './phone-pages.ts'
import { selfServicePages } from './self-service-pages.ts'
import { rules, signupPages } from './signup-pages.ts'
import { webauthnPages } from './webauthn-pages.ts'
import { form, type Render, type Written, written } from './written.ts'

export { type Written, written }

const times = { created_at: '2026-03-02T09:30:00.000Z', updated_at: '2026-03-09T09:30:00.000Z' }

/** All pages, in all of their states. */
export const everyPage: Readonly<Record<string, Render>> = {
  login: (branding, own) =>
    renderLogin(branding, { ...form(own), client: { name: own.clientName }, signupUrl: own.url }),
  'login-with-everything': (branding, own) =>
    renderLogin(branding, {
      ...form(own),
      client: { name: own.clientName },
      username: own.email,
      signupUrl: own.url,
      resetUrl: own.url,
      emailCodeUrl: own.url,
      smsCodeUrl: own.url,
      passkey: { ...form(own), options: { challenge: own.code, rpId: 'localhost' } },
      upstreams: [
        { name: own.clientName, url: own.url, mark: providerMarks['google-oauth2'] },
        { name: own.sentence, url: own.url, iconUrl: own.url },
      ],
      error: 'wrong-credentials',
    }),
  'popup-response': (branding, own) =>
    renderPopupResponse(branding, { response: { state: own.sentence }, origins: [own.url] }),
  'login-link': (branding, own) =>
    renderLinkOffer(branding, {
      ...form(own),
      email: own.email,
      connectionName: own.clientName,
      allowsSeparate: true,
    }),
  'login-identifier-first': (branding, own) =>
    renderLogin(branding, { ...form(own), inputs: 'identifier', error: 'no-connection' }),
  unblock: (branding, own) => renderUnblockRequest(branding, form(own)),
  'login-leaked': (branding, own) =>
    renderLogin(branding, { ...form(own), resetUrl: own.url, error: 'password-leaked' }),
  'login-expired': (branding, own) =>
    renderLogin(branding, { ...form(own), username: own.email, error: 'password-expired' }),
  'login-challenge': (branding, own) =>
    renderLogin(branding, { ...form(own), challenge: { proof: { nonce: own.code } } }),
  'login-challenge-failed': (branding, own) =>
    renderLogin(branding, {
      ...form(own),
      challenge: { proof: { nonce: own.code }, isFailed: true },
    }),
  'login-captcha': (branding, own) =>
    renderLogin(branding, {
      ...form(own),
      challenge: { captcha: { provider: 'hcaptcha', siteKey: own.code } },
    }),
  consent: (branding, own) =>
    renderConsent(branding, {
      ...form(own),
      client: { name: own.clientName },
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
  invitation: (branding, own) =>
    renderInvitation(branding, {
      ...form(own),
      client: { name: own.clientName },
      organizationName: own.sentence,
      inviterName: own.username,
      email: own.email,
    }),
  'organization-selection': (branding, own) =>
    renderOrganizationSelection(branding, {
      ...form(own),
      client: { name: own.clientName },
      identifierKind: 'either',
      typed: own.username,
      error: 'unknown-organization',
    }),
  'organization-picker': (branding, own) =>
    renderOrganizationPicker(branding, {
      ...form(own),
      client: { name: own.clientName },
      username: own.email,
      organizations: [
        { id: own.code, name: own.clientName },
        { id: own.url, name: own.sentence, logoUrl: own.url },
      ],
      allowsNone: true,
    }),
  'reset-request': (branding, own) =>
    renderResetRequest(branding, { ...form(own), loginUrl: own.url, username: own.username }),
  'reset-sent': (branding, own) =>
    renderResetSent(branding, { email: own.email, loginUrl: own.url }),
  reset: (branding, own) => renderReset(branding, { ...form(own), ...rules, email: own.email }),
  'reset-refused': (branding, own) =>
    renderReset(branding, {
      ...form(own),
      ...rules,
      email: own.email,
      error: 'passwords-differ',
    }),
  'reset-begin': (branding, own) => renderResetBegin(branding, { ...form(own), email: own.email }),
  'reset-done': (branding, own) => renderResetDone(branding, { loginUrl: own.url }),
  'reset-invalid': (branding, own) => renderResetInvalid(branding, { resetUrl: own.url }),
  verified: (branding, own) =>
    renderVerification(branding, { outcome: 'verified', email: own.email, nextUrl: own.url }),
  'verify-email': (branding, own) =>
    renderVerificationRequest(branding, { ...form(own), email: own.email }),
  'not-verified': (branding) => renderVerification(branding, { outcome: 'error' }),
  unblocked: (branding, own) => renderUnblock(branding, { outcome: 'success', nextUrl: own.url }),
  logout: (branding, own) => renderLogout(branding, form(own)),
  'still-logged-in': (branding) => renderLogoutDone(branding, 'aborted'),
  'logged-out': (branding) => renderLogoutDone(branding, 'complete'),
  'device-code': (branding, own) =>
    renderDeviceCode(branding, { ...form(own), userCode: own.code }),
  'device-code-refused': (branding, own) =>
    renderDeviceCode(branding, { ...form(own), userCode: own.code, error: 'expired-code' }),
  'device-confirmation': (branding, own) =>
    renderDeviceConfirmation(branding, {
      ...form(own),
      clientName: own.clientName,
      userCode: own.code,
    }),
  approval: (branding, own) =>
    renderApproval(branding, {
      ...form(own),
      clientName: own.clientName,
      bindingMessage: own.sentence,
      username: own.email,
      scopes: ['openid', own.code],
      audiences: [{ name: own.clientName, scopes: [{ value: own.code }] }],
    }),
  approved: (branding, own) => renderApprovalDone(branding, 'accepted', own.clientName),
  'not-approved': (branding) => renderApprovalDone(branding, 'wrong-user'),
  'device-refused': (branding) => renderDeviceDone(branding, 'denied'),
  'device-done': (branding) => renderDeviceDone(branding, 'allowed'),
  otp: (branding, own) =>
    renderOtp(branding, {
      ...form(own),
      recoveryUrl: own.url,
      emailForm: form(own),
      smsForm: form(own),
      remember: { seconds: 2_592_000, checked: false },
    }),
  'otp-enrollment': (branding, own) =>
    renderOtpEnrollment(branding, {
      ...form(own),
      keyUri: `otpauth://totp/Harbour:${encodeURIComponent(own.email)}?secret=GEZDGNBVGY3TQOJQ`,
      secret: own.code.length > 20 ? own.code : 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      error: 'invalid-code',
    }),
  'credential-verification': (branding, own) =>
    renderCredentialVerification(branding, credential(own, 'pending')),
  'credential-browser': (branding, own) =>
    renderCredentialVerification(branding, {
      ...credential(own, 'pending'),
      browser: { requestUri: own.url, responseUri: own.url, isoMdoc: undefined },
    }),
  'credential-retrieved': (branding, own) =>
    renderCredentialVerification(branding, credential(own, 'request_retrieved')),
  'credential-done': (branding, own) =>
    renderCredentialVerification(branding, credential(own, 'verified')),
  'credential-failed': (branding, own) =>
    renderCredentialVerification(branding, { ...credential(own, 'failed'), reason: 'revoked' }),
  'credential-declined': (branding, own) =>
    renderCredentialVerification(branding, credential(own, 'wallet_error')),
  'credential-expired': (branding, own) =>
    renderCredentialVerification(branding, credential(own, 'expired')),
  'credential-invalid': (branding) => renderCredentialInvalid(branding),
  'credential-request': (branding, own) =>
    renderCredentialStep(branding, credentialStep(own, 'not_started')),
  'credential-request-pending': (branding, own) =>
    renderCredentialStep(branding, credentialStep(own, 'pending')),
  'credential-request-done': (branding, own) =>
    renderCredentialStep(branding, credentialStep(own, 'verified')),
  'credential-request-failed': (branding, own) =>
    renderCredentialStep(branding, { ...credentialStep(own, 'failed'), reason: 'revoked' }),
  'enrollment-done': (branding) => renderEnrollmentDone(branding),
  'enrollment-invalid': (branding) => renderEnrollmentInvalid(branding),
  'recovery-code': (branding, own) =>
    renderRecoveryCode(branding, { ...form(own), otpUrl: own.url }),
  'recovery-code-enrollment': (branding, own) =>
    renderRecoveryCodeEnrollment(branding, {
      ...form(own),
      recoveryCode: own.code,
      error: 'not-confirmed',
    }),
  email: (branding, own) =>
    renderEmail(branding, { ...form(own), clientName: own.clientName, passwordUrl: own.url }),
  'email-refused': (branding, own) =>
    renderEmail(branding, { ...form(own), email: own.email, error: 'invalid-email' }),
  'email-too-often': (branding, own) =>
    renderEmail(branding, { ...form(own), email: own.email, error: 'too-many-attempts' }),
  'email-link': (branding, own) =>
    renderEmailLink(branding, { ...form(own), clientName: own.clientName, email: own.email }),
  'email-link-invalid': (branding) => renderEmailLinkInvalid(branding),
  'email-code': (branding, own) =>
    renderSentCode(branding, { ...form(own), to: { email: own.email }, resend: form(own) }),
  'email-code-request': (branding, own) =>
    renderCodeRequest(branding, { ...form(own), to: { email: own.email } }),
  ...formPages,
  ...phonePages,
  ...selfServicePages,
  ...signupPages,
  ...webauthnPages,
  'passkey-challenge': (branding, own) =>
    renderPasskeyChallenge(branding, {
      ...form(own),
      options: { challenge: own.code, rpId: 'localhost' },
      otherUrl: own.url,
      error: 'failed',
    }),
  'passkey-enrollment': (branding, own) =>
    renderPasskeyEnrollment(branding, {
      ...form(own),
      options: {
        challenge: 'Y2hhbGxlbmdl',
        rp: { id: 'localhost', name: own.clientName },
        user: { id: 'YWRh', name: own.email, displayName: own.username },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      },
      declineForm: form(own),
    }),
  account: (branding, own) =>
    renderAccount(branding, {
      profile: { user_id: 'auth0|1', email: own.email, name: own.username, ...times },
      methods: [
        { id: 'password|MQ', type: 'password', usage: ['primary'], created_at: times.created_at },
        {
          id: 'passkey|dev_1',
          type: 'passkey',
          usage: ['primary'],
          created_at: times.created_at,
          name: own.username,
        },
      ],
      enrollable: ['password', 'passkey', 'totp', 'recovery-code'],
      sessions: ['1', '2'].map((id) => ({
        id,
        created_at: times.created_at,
        last_interacted_at: times.updated_at,
        expires_at: times.updated_at,
        device: {
          last_ip: '203.0.113.7',
          last_user_agent: 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Firefox/144.0',
        },
        clients: [],
      })),
      currentSession: '1',
      grants: [
        {
          id: '1',
          client_id: '1',
          client_name: own.clientName,
          audience: 'https://books.example.com/',
          scope: ['read:books'],
        },
      ],
      identities: [
        { provider: 'auth0', user_id: '1', connection: 'Users', is_primary: true },
        {
          provider: 'google-oauth2',
          user_id: '2',
          connection: 'google-oauth2',
          is_primary: false,
          email: own.email,
        },
      ],
      outcome: 'saved',
    }),
  'account-deletion': (branding, own) => renderAccountDeletion(branding, form(own)),
  'connection-test': (branding, own) =>
    renderConnectionTest(branding, {
      name: own.clientName,
      strategy: 'samlp',
      values: [{ name: 'Entity ID, audience', value: 'urn:latchkey:id.northwind.example:partner' }],
      startUrl: '/login/connection-test?ticket=x&start=1',
      result: {
        profile: { email: own.email },
        attributes: {
          tokenset: { 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/upn': [own.email] },
          userinfo: {},
        },
      },
    }),
  'connection-test-directory': (branding, own) =>
    renderConnectionTest(branding, {
      name: own.clientName,
      strategy: 'ad',
      values: [],
      startUrl: own.url,
      formUrl: own.url,
      username: own.email,
      result: { refused: own.sentence },
    }),
  home: (branding) => renderHome(branding, { issuer: 'https://id.northwind.example/' }),
  'not-found': (branding, own) =>
    renderError(branding, { error: 'route_not_found', requestId: own.code }),
  expired: (branding, own) =>
    renderError(branding, { error: 'interaction_expired', requestId: own.code }),
  error: (branding, own) =>
    renderError(branding, {
      error: 'invalid_request',
      description: own.sentence,
      requestId: own.code,
    }),
}

type StepState = Parameters<typeof renderCredentialStep>[1]['state']

function credentialStep(own: Written, state: StepState) {
  const form = { action: '/u/x/credential', hidden: {} }
  return { ...credential(own, 'pending'), ...form, state }
}

type CredentialState = Parameters<typeof renderCredentialVerification>[1]['state']

function credential({ clientName, sentence }: Written, state: CredentialState) {
  const engagement = 'mdoc://owBjMS4xAYIB2BhYS6QBAiABIVgg'
  const claims = ['family_name', sentence]
  return { state, clientName, engagement, reason: undefined, claims, browser: undefined }
}
