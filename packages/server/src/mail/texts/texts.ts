import type { Language } from '../../pages/texts/texts.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import type { MailTexts } from './shape.ts'

export type MailKind = keyof MailTexts

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, de, es, ja }
