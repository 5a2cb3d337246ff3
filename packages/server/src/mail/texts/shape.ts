import type { en } from './en.ts'

/** Every text of every mail: a missing one does not compile. */
export type MailTexts = {
  readonly [K in keyof typeof en]: { readonly [T in keyof (typeof en)[K]]: string }
}
