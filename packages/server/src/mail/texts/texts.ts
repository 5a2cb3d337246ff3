import type { Language } from '../../pages/texts/texts.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'

/** Every text of every mail: a missing one does not compile. */
export type MailTexts = {
  readonly [K in keyof typeof en]: { readonly [T in keyof (typeof en)[K]]: string }
}

export type MailKind = keyof MailTexts

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, de, es, ja }
