import { unescaped } from './character-references.ts'
import { isWebAddress, originOf } from './safe-address.ts'

/**
 * What HTML that the tenant wrote loads and contains, for the Content Security Policy of the page.
 */
export interface AuthoredContent {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly styleOrigins: readonly string[]
  readonly scriptOrigins: readonly string[]
  /** The values of `style` attributes. */
  readonly styleAttributes: readonly string[]
  /** Every http or https origin in the HTML, as a permitted source of pictures and fonts. */
  readonly origins: readonly string[]
  /** `data:` if the HTML contains `data:` URLs of pictures. */
  readonly pictureSchemes: readonly string[]
}

/** Browsers normalize newlines before they compare hashes (HTML standard, section 13.2.3.5). */
export const withNormalNewlines = (html: string): string => html.replace(/\r\n?/g, '\n')

/**
 * Lists the styles and scripts of HTML. The caller must pass HTML without untrusted values, because
 * the policy permits whatever is listed.
 */
export function authoredContentOf(html: string): AuthoredContent {
  const scripts = elementsOf(html, 'script')
  return {
    styles: elementsOf(html, 'style').map(({ content }) => content),
    scripts: scripts
      .filter(({ attributes }) => !source.test(attributes))
      .map(({ content }) => content),
    styleOrigins: elementsOf(html, 'link').flatMap(({ attributes }) =>
      originIn(attributes, /\shref\s*=\s*["']?([^"'\s>]+)/i),
    ),
    scriptOrigins: scripts.flatMap(({ attributes }) => originIn(attributes, source)),
    styleAttributes: styleAttributesOf(html),
    origins: originsIn(html),
    pictureSchemes: html.includes('data:image/') ? ['data:'] : [],
  }
}

const source = /\ssrc\s*=\s*["']?([^"'\s>]+)/i

interface HtmlElement {
  readonly attributes: string
  readonly content: string
}

/** The elements with a tag name, in one pass over the HTML. A `link` has no content. */
function elementsOf(html: string, name: 'link' | 'script' | 'style'): readonly HtmlElement[] {
  const text = html.toLowerCase()
  const found: HtmlElement[] = []
  let at = text.indexOf(`<${name}`)
  while (at !== -1) {
    const start = text.indexOf('>', at)
    const end = name === 'link' ? start + 1 : text.indexOf(`</${name}`, start)
    if (start === -1 || end === -1) break
    const attributes = html.slice(at + name.length + 1, start)
    found.push({ attributes, content: html.slice(start + 1, end) })
    at = text.indexOf(`<${name}`, end)
  }
  return found
}

function originIn(attributes: string, attribute: RegExp): readonly string[] {
  const [, address] = attribute.exec(attributes) ?? []
  if (!isWebAddress(address)) return []
  const origin = originOf(address)
  return origin === undefined ? [] : [origin]
}

/** Each is a hash in the policy; browsers take headers of some 16 kB. */
const styleAttributesMax = 100
const originsMax = 50

const styleAttribute = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const webAddress = /https?:\/\/[^\s"'()<>\\]+/gi

function styleAttributesOf(html: string): readonly string[] {
  const values = [...html.matchAll(styleAttribute)].map(([, ...texts]) =>
    // Browsers hash the value of an attribute after resolving its references.
    unescaped(texts.find((text) => text !== undefined) ?? ''),
  )
  return [...new Set(values)].slice(0, styleAttributesMax)
}

function originsIn(html: string): readonly string[] {
  const origins = [...html.matchAll(webAddress)]
    .map(([address]) => address)
    .filter(isWebAddress)
    .flatMap((address) => originOf(address) ?? [])
  return [...new Set(origins)].slice(0, originsMax)
}
