import { renderWebauthn } from '../../src/pages/mfa-webauthn.ts'
import { form, type Render } from './written.ts'

const requestOptions = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' }
const creationOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Northwind' },
  user: { id: 'YWRh', name: 'ada', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}

/** The pages of security keys and devices as second factors. */
export const webauthnPages: Readonly<Record<string, Render>> = {
  'security-key': (branding, own) =>
    renderWebauthn(branding, {
      ...form(own),
      screen: 'mfa-webauthn-roaming-challenge',
      options: requestOptions,
      remember: { seconds: 30 * 24 * 60 * 60, checked: false },
      others: { otpUrl: own.url, smsForm: form(own), emailForm: form(own), recoveryUrl: own.url },
    }),
  'security-key-enrollment': (branding, own) =>
    renderWebauthn(branding, {
      ...form(own),
      screen: 'mfa-webauthn-roaming-enrollment',
      options: { ...creationOptions, user: { ...creationOptions.user, name: own.email } },
      others: { otpUrl: own.url, phoneUrl: own.url },
      error: 'failed',
    }),
  'device-biometrics': (branding, own) =>
    renderWebauthn(branding, {
      ...form(own),
      screen: 'mfa-webauthn-platform-challenge',
      options: requestOptions,
      others: { securityKeyUrl: own.url, recoveryUrl: own.url },
      error: 'too-many-attempts',
    }),
  'device-biometrics-enrollment': (branding, own) =>
    renderWebauthn(branding, {
      ...form(own),
      screen: 'mfa-webauthn-platform-enrollment',
      options: { ...creationOptions, user: { ...creationOptions.user, name: own.email } },
      declineForm: form(own),
    }),
}
