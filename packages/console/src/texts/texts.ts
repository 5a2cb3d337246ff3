import { computed, signal } from '@preact/signals'
import { en } from './en.ts'
import type { Texts } from './shape.ts'

/** The languages, each in a file. English is always loaded, the others when they are chosen. */
const loads = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  ja: async () => (await import('./ja.ts')).ja,
} satisfies Record<string, () => Promise<Texts>>

/** The tag of a language of the console. */
export type Language = keyof typeof loads

/** The names of the languages, each in its own language. */
export const languages: Readonly<Record<Language, string>> = {
  en: en.name,
  de: 'Deutsch',
  es: 'Español',
  ja: '日本語',
}

const chosenKey = 'latchkey.console.language'
const shown = signal<{ readonly language: Language; readonly texts: Texts }>({
  language: 'en',
  texts: en,
})

/**
 * The texts in the current language. A component that calls this renders again when the language
 * changes.
 */
export const words = (): Texts => shown.value.texts

/** The current language. */
export const language = computed(() => shown.value.language)

/** The language with the region of the browser, for dates and numbers: `de-AT`. */
export const locale = computed(
  () => navigator.languages.find((tag) => primaryOf(tag) === language.value) ?? language.value,
)

const primaryOf = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? ''

const isLanguage = (tag: string): tag is Language => Object.hasOwn(loads, tag)

/**
 * Loads the language that was chosen in this browser, else the first supported one that the browser
 * prefers.
 */
export async function startLanguage(): Promise<void> {
  const wished = [localStorage.getItem(chosenKey) ?? '', ...navigator.languages]
  await show(wished.map(primaryOf).find(isLanguage) ?? 'en')
}

/** Switches the language, and keeps the choice in this browser. */
export async function chooseLanguage(tag: string): Promise<void> {
  if (!isLanguage(tag)) return
  localStorage.setItem(chosenKey, tag)
  await show(tag)
}

async function show(tag: Language): Promise<void> {
  shown.value = { language: tag, texts: await loads[tag]() }
  document.documentElement.lang = tag
}

/** A number in the notation of the language. */
export const numeral = (value: number): string => new Intl.NumberFormat(locale.value).format(value)
