import { LiquidError, renderLiquid } from './liquid.ts'
import type { ResolvedBranding } from './resolved-branding.ts'
import { isWebAddress, originOf } from './safe-address.ts'

/** The parts of a page that a template places, as HTML. */
export interface PageParts {
  readonly title: string
  readonly head: string
  readonly widget: string
}

/**
 * A page from a template, with the sources and hashes of what the template itself loads or
 * contains.
 */
export interface TemplatedPage {
  readonly html: string
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly styleOrigins: readonly string[]
  readonly scriptOrigins: readonly string[]
}

/** Markers that no template contains: PostgreSQL stores no NUL. */
const markers = { head: '\0head\0', widget: '\0widget\0' }

const tagOf = (name: keyof typeof markers) => new RegExp(`\\{%-?\\s*auth0:${name}\\s*-?%\\}`, 'g')

/** Describes the fault of a page template to its author; undefined for a valid one. */
export function pageTemplateComplaint(template: string): string | undefined {
  for (const name of ['head', 'widget'] as const) {
    const count = template.match(tagOf(name))?.length ?? 0
    if (count !== 1) return `The template must contain {%- auth0:${name} -%} exactly once`
  }
  try {
    const sample = { language: 'en', tenantName: 'Example' } as const
    renderPageTemplate(template, sample, { title: 'Log in', head: '', widget: '' })
    return undefined
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error
    return `The Liquid template is invalid: ${error.message}`
  }
}

/**
 * Renders a page template. Its variables are settings of the tenant, so the styles and scripts that
 * it contains are those of its author.
 *
 * @throws LiquidError
 */
export function renderPageTemplate(
  template: string,
  branding: ResolvedBranding,
  { title, head, widget }: PageParts,
): TemplatedPage {
  const marked = template
    .replaceAll('\0', '')
    .replace(tagOf('head'), () => markers.head)
    .replace(tagOf('widget'), () => markers.widget)
  // Browsers normalize newlines before they compare hashes (HTML standard, section 13.2.3.5).
  const own = renderLiquid('html', marked, variablesOf(branding, title)).replace(/\r\n?/g, '\n')
  const scripts = elementsOf(own, 'script')
  return {
    html: own.replace(markers.head, () => head).replace(markers.widget, () => widget),
    styles: elementsOf(own, 'style').map(({ content }) => content),
    scripts: scripts
      .filter(({ attributes }) => !source.test(attributes))
      .map(({ content }) => content),
    styleOrigins: elementsOf(own, 'link').flatMap(({ attributes }) =>
      originIn(attributes, /\shref\s*=\s*["']?([^"'\s>]+)/i),
    ),
    scriptOrigins: scripts.flatMap(({ attributes }) => originIn(attributes, source)),
  }
}

const source = /\ssrc\s*=\s*["']?([^"'\s>]+)/i

interface HtmlElement {
  readonly attributes: string
  readonly content: string
}

/** The elements of a name, in one pass. A `link` has no content. */
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

function variablesOf(branding: ResolvedBranding, title: string) {
  const { language, tenantName, supportEmail, supportUrl, organizationName } = branding
  return {
    locale: language,
    tenant: { friendly_name: tenantName, support_email: supportEmail, support_url: supportUrl },
    branding: {
      logo_url: branding.logoUrl,
      colors: { primary: branding.primaryColor, page_background: branding.pageBackground },
    },
    prompt: { screen: { texts: { pageTitle: title } } },
    ...(organizationName !== undefined && { organization: { display_name: organizationName } }),
  }
}
