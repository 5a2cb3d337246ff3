import type { Language } from '../../pages/texts/texts.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import type { MailTexts } from './shape.ts'

/** The kinds of mails that have texts. */
export type MailKind = keyof MailTexts

/** The texts of all mails by language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, de, es, ja }
