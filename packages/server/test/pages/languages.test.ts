import { describe, expect, it } from '@jest/globals'
import { mailTextsIn } from '../../src/mail/texts/texts.ts'
import { dateIn } from '../../src/pages/date-in.ts'
import { pickLanguage } from '../../src/pages/pick-language.ts'
import { type Language, languages, textsIn } from '../../src/pages/texts/texts.ts'

/** The texts of pages and mails, by their paths such as `/pages/login/login/title`. */
function textsOf(language: Language): ReadonlyMap<string, string> {
  const leaves = (tree: object, path: string): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}/${key}`, value]] : leaves(value, `${path}/${key}`),
    )
  return new Map(leaves({ pages: textsIn(language), mails: mailTextsIn(language) }, ''))
}

const english = textsOf('en')
const others = languages.filter((each) => each !== 'en')

const [inAudience, useKinds] = ['In \u0024{audience}:', 'Use \u0024{kinds}.']

/** Texts that are the same in English, or that are names. */
const sameAsInEnglish: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: ['Code', 'Domain', inAudience, 'Issuer', 'Name', 'Passkey', 'Token'],
  es: ['No', 'Token', useKinds],
  ja: [],
  fr: ['Code', 'Documentation', 'Invitation'],
  it: [inAudience, 'No', 'Passkey', 'Password', 'Token'],
  'pt-BR': ['Token', useKinds],
  nl: ['Code', inAudience, 'Token'],
  pl: ['Token'],
  'zh-CN': [],
}

describe('the texts of a language', () => {
  it.each(others)('%s are those of English, with the same variables', (language) => {
    const own = textsOf(language)
    const variables = (text = '') => [...text.matchAll(/\$\{\w+\}/g)].map(String).sort()
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [path, text] of english) {
      expect([path, variables(own.get(path))]).toEqual([path, variables(text)])
    }
  })

  it.each(others)('%s are translated, except those that are the same', (language) => {
    const own = textsOf(language)
    const same = [...english].filter(([path, text]) => text !== '' && own.get(path) === text)
    const found = new Set(same.map(([, text]) => text.replace(/ \| \$\{companyName\}$/, '')))
    expect([...found].sort()).toEqual([...sameAsInEnglish[language]].sort())
  })

  it('fr have narrow spaces before double signs and within quotation marks', () => {
    const wrong = /[^\u202f][?!;:»](\s|$)|«[^\u202f]/
    const odd = [...textsOf('fr').values()].filter((text) => wrong.test(text))
    expect(odd).toEqual([])
  })

  it('pl and de have their quotation marks', () => {
    for (const language of ['pl', 'de'] as const) {
      const odd = [...textsOf(language).values()].filter((text) => /"|“[^”]*”|„[^”“]*$/.test(text))
      expect([language, odd]).toEqual([language, []])
    }
  })

  it('name days as the language does', () => {
    const days = ['en', 'fr', 'pt-BR', 'pl', 'zh-CN'] as const
    expect(days.map((language) => dateIn({ language }, '2026-03-02T23:59:00.000Z'))).toEqual([
      'Mar 2, 2026',
      '2 mars 2026',
      '2 de mar. de 2026',
      '2 mar 2026',
      '2026年3月2日',
    ])
  })

  it('zh-CN have the punctuation of Chinese', () => {
    const odd = [...textsOf('zh-CN').values()].filter((text) => /[一-鿿][,.?!;:]/.test(text))
    expect(odd).toEqual([])
  })
})

describe('pickLanguage()', () => {
  it.each([
    [{ uiLocales: 'sv de-AT en', acceptLanguage: 'ja' }, 'de'],
    [{ uiLocales: 'sv', acceptLanguage: 'sv;q=1, es;q=0.4, ja-JP;q=0.8' }, 'ja'],
    [{ acceptLanguage: 'de;q=0, en;q=0.1' }, 'en'],
    [{ acceptLanguage: 'fr', tenantLocales: ['es', 'en'] }, 'es'],
    [{ acceptLanguage: 'pt', tenantLocales: ['en', 'pt-PT'] }, 'pt-BR'],
    [{ acceptLanguage: 'zh-TW', tenantLocales: ['nl', 'zh-CN'] }, 'nl'],
    [{ acceptLanguage: 'de', tenantLocales: ['en', 'es'] }, 'en'],
    [{ uiLocales: 'constructor', acceptLanguage: ';;q=,' }, 'en'],
    [{}, 'en'],
  ] as const)('of %j is %s', (wishes, language) => {
    expect(pickLanguage(wishes)).toBe(language)
  })

  it.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['it-CH', 'it'],
    ['nl-BE', 'nl'],
    ['pl-PL', 'pl'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['PT-br', 'pt-BR'],
    ['pt_BR', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['zh-Hant', 'en'],
    ['zh-Hant-HK', 'en'],
    ['zh-TW', 'en'],
    ['zh-TW, zh;q=0.9', 'zh-CN'],
    ['de-Latn-DE-1996-x-old', 'de'],
    ['es-419', 'es'],
    ['deu', 'en'],
    ['*', 'en'],
    ['-', 'en'],
  ])('of Accept-Language: %s is %s', (acceptLanguage, language) => {
    expect(pickLanguage({ acceptLanguage })).toBe(language)
  })

  it('of a tag without an end is English', () => {
    expect(pickLanguage({ uiLocales: 'x-'.repeat(4000) })).toBe('en')
  })
})
