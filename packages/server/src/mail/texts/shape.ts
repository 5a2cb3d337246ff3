import type { en } from './en.ts'

/** All texts of all mails; a missing one is a compile error. */
export type MailTexts = {
  readonly [K in keyof typeof en]: { readonly [T in keyof (typeof en)[K]]: string }
}
