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
import type { Texts } from './shape.ts'
import { zhCN } from './zh-CN.ts'

/** A prompt of the Auth0 texts, a group of screens such as `mfa-otp`. */
export type Prompt = keyof Texts
export type Screen<P extends Prompt> = keyof Texts[P] & string
export type TextKey<P extends Prompt, S extends Screen<P>> = keyof Texts[P][S] & string

/** Any texts by prompt, screen and key. */
export interface TextTree {
  readonly [prompt: string]: { readonly [screen: string]: { readonly [key: string]: string } }
}

/** The values of `${name}` in a text. */
export type Variables = Readonly<Record<string, string>>

/** The languages. Those that nobody reads take no memory, 170 kB each with the texts of mails. */
const texts = {
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
} satisfies Record<string, () => Texts>

/** The tag of a language that the pages have (BCP 47). */
export type Language = keyof typeof texts

/** The languages; the first is the fallback for all others. */
export const languages = Object.keys(texts) as readonly Language[]

/** Sentences in a row. Japanese and Chinese have no space between them. */
export const sentencesIn = (language: Language, sentences: readonly string[]): string =>
  sentences.join(language === 'ja' || language === 'zh-CN' ? '' : ' ')

/** The texts of all pages in one language. */
export const textsIn = (language: Language): Texts => texts[language]()

/**
 * Replaces `${name}` by the variable of that name; other text is unchanged. A value neither
 * reorders the text around it nor adds lines to it: applications choose their own names.
 */
export function fill(text: string, variables: Variables): string {
  return text.replace(/\$\{\s*(\w{1,40})\s*\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? withinSentence(variables[name] ?? '') : whole,
  )
}

/** Explicit embeddings, overrides and isolates (Unicode UAX #9, section 2). */
const directionalFormatting = /[\u202a-\u202e\u2066-\u2069]/g
const controlCharacters = /\p{Cc}+/gu

const withinSentence = (value: string) =>
  value.replace(directionalFormatting, '').replace(controlCharacters, ' ')
