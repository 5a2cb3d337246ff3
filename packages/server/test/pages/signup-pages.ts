import { renderSignup } from '../../src/pages/signup.ts'
import { form, type Render } from './written.ts'

const emailAddress = { kind: 'email', isRequired: true } as const

export const rules = {
  passwordRules: {
    minLength: 10,
    kinds: ['lowercase', 'uppercase', 'number', 'special'],
    kindsMin: 3,
    repeats: false,
    sequences: false,
  },
} as const

/** The sign-up page, in all of its states. */
export const signupPages: Readonly<Record<string, Render>> = {
  signup: (branding, own) =>
    renderSignup(branding, {
      ...form(own),
      ...rules,
      clientName: own.clientName,
      identifiers: [emailAddress],
    }),
  'signup-refused': (branding, own) =>
    renderSignup(branding, {
      ...form(own),
      ...rules,
      identifiers: [
        { ...emailAddress, value: own.email },
        { kind: 'phone_number', isRequired: false },
        { kind: 'username', isRequired: true, value: own.username },
      ],
      loginUrl: own.url,
      error: 'password-too-weak',
    }),
  'signup-by-code': (branding, own) =>
    renderSignup(branding, { ...form(own), identifiers: [emailAddress], loginUrl: own.url }),
  'signup-invited': (branding, own) =>
    renderSignup(branding, {
      ...form(own),
      ...rules,
      identifiers: [{ ...emailAddress, value: own.email, isFixed: true }],
    }),
}
