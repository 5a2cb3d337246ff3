import type { Language } from '../../pages/texts/texts.ts'
import { once } from '../../timing/once.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { ptBR } from './pt-BR.ts'
import type { MailTexts } from './shape.ts'
import { zhCN } from './zh-CN.ts'

/** The kinds of mails that have texts. */
export type MailKind = keyof MailTexts

const texts: Readonly<Record<Language, () => MailTexts>> = {
  en: () => en,
  de: once(de),
  es: once(es),
  ja: once(ja),
  fr: once(fr),
  it: once(it),
  'pt-BR': once(ptBR),
  nl: once(nl),
  pl: once(pl),
  'zh-CN': once(zhCN),
}

/** The texts of all mails in one language. */
export const mailTextsIn = (language: Language): MailTexts => texts[language]()
