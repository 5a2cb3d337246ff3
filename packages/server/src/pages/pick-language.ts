import { type Language, languages } from './texts/texts.ts'

interface Wishes {
  /**
   * Language tags in order of preference, separated by spaces (OpenID Connect Core 1.0, section
   * 3.1.2.1).
   */
  readonly uiLocales?: string | undefined
  /** The header `Accept-Language` (RFC 9110, section 12.5.4). */
  readonly acceptLanguage?: string | undefined
  /** The `enabled_locales` of the tenant, the default one first. */
  readonly tenantLocales?: readonly string[] | undefined
}

const wishesMax = 20

/**
 * Picks a language by the application's `ui_locales`, else the browser's preferences, else the
 * tenant's.
 */
export function pickLanguage({ uiLocales, acceptLanguage, tenantLocales = [] }: Wishes): Language {
  const own = tenantLocales.map(languageOf).filter((language) => language !== undefined)
  const spoken = own.length > 0 ? own : languages
  const wished = [...(uiLocales ?? '').split(' ', wishesMax), ...inOrder(acceptLanguage ?? '')]
  const found = wished.map(languageOf).find((each) => each !== undefined && spoken.includes(each))
  return found ?? spoken[0] ?? 'en'
}

const subtagsMax = 8

/**
 * The language that the longest beginning of the tag names: `de-AT` is German (Lookup of RFC 4647,
 * section 3.4).
 */
function languageOf(tag: string): Language | undefined {
  const subtags = tag.trim().toLowerCase().split(/[-_]/, subtagsMax)
  const ranges = subtags.map((_, at) => subtags.slice(0, at + 1).join('-')).reverse()
  const range = ranges.find((each) => isOther(each) || languageNamed(each))
  return range === undefined || isOther(range) ? undefined : languageNamed(range)
}

const languageNamed = (range: string): Language | undefined =>
  languages.find((language) => language.toLowerCase() === range) ?? regions.get(range)

/** Languages with a region, which those of other regions read too. */
const regions: ReadonlyMap<string, Language> = new Map([
  ['pt', 'pt-BR'],
  ['zh', 'zh-CN'],
])

/** Chinese in traditional script: its readers may prefer their next language to the simplified. */
const others = ['zh-hant', 'zh-hk', 'zh-mo', 'zh-tw']

const isOther = (range: string) => others.includes(range)

function inOrder(header: string): string[] {
  return header
    .split(',', wishesMax)
    .map((entry) => {
      const [tag = '', weight] = entry.split(';', 2)
      const quality = /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(weight ?? 'q=1')?.[1] ?? '0'
      return { tag, quality: Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}
