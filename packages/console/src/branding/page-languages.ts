import { languages } from '../texts/texts.ts'

/** The names of the languages of the log-in pages, each in its own language. */
export const pageLanguages: Readonly<Record<string, string>> = {
  ...languages,
  fr: 'Français',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  nl: 'Nederlands',
  pl: 'Polski',
  'zh-CN': '简体中文',
}
