import { createHash } from 'node:crypto'
import { type ComponentChild, Fragment, h, type VNode } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { advancedScreen } from './advanced-screen.ts'
import type { AuthoredContent } from './authored-content.ts'
import type { PolicySources } from './captcha-widgets.ts'
import { challengeParts, type ShownChallenge } from './challenge.ts'
import { LiquidError } from './liquid.ts'
import { renderPageTemplate, type TemplatedPage } from './page-template.ts'
import type { ShownScreen } from './partials.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { isWebAddress, originOf } from './safe-address.ts'
import { colorsOf, style } from './style.ts'
import { otherHeaders, type TenantPolicy, tenantPolicies } from './tenant-headers.ts'
import type { Language } from './texts/texts.ts'
import { schemeOf } from './theme.ts'
import { themeColors, themeStyle } from './theme-style.ts'

/** A page and its headers; `writePage` sends it. */
export interface Page {
  readonly html: string
  readonly language: Language
  /** Directives of Content Security Policy Level 3, except `form-action` and `frame-ancestors`. */
  readonly contentSecurityPolicy: readonly string[]
  /** Policies of the tenant that apply in addition. */
  readonly tenantPolicies: readonly TenantPolicy[]
  /** Further headers that the tenant sets. */
  readonly tenantHeaders: Readonly<Record<string, string>>
  /** Whether other sites may show the page in a frame. */
  readonly mayBeFramed: boolean
}

interface PageParts {
  readonly title: string
  readonly scripts?: readonly string[]
  /** The interval at which the page reloads where scripts are disabled; scripts may read it too. */
  readonly refreshSeconds?: number | undefined
  /** URLs of pictures in addition to those of the branding. */
  readonly pictures?: readonly string[]
  /** The challenge within the form of the page. */
  readonly challenge?: ShownChallenge | undefined
  /** The screen whose partials the content contains. */
  readonly screen?: ShownScreen
  /** What the content that the tenant wrote loads and contains. */
  readonly authored?: readonly AuthoredContent[]
  /** Whether a click on the page grants something, so that it is never shown in a frame. */
  readonly isDecision?: boolean
}

/** Renders a document with one card. All text passes through the renderer, which escapes it. */
export function page(
  branding: ResolvedBranding,
  parts: PageParts,
  ...content: ComponentChild[]
): Page {
  const { title, refreshSeconds, pictures = [], screen } = parts
  const { loader, sources, ...asked } = challengeParts(branding, parts.challenge)
  const scripts = [...(parts.scripts ?? []), ...asked.scripts]
  const { theme } = branding
  const styles = theme
    ? [themeColors(theme), style, themeStyle(theme)]
    : [colorsOf(branding.primaryColor, branding.pageBackground), style]
  const styling = styles.map((text) => h('style', { dangerouslySetInnerHTML: { __html: text } }))
  const defaultTags = h(
    Fragment,
    null,
    h('meta', { charset: 'utf-8' }),
    h('title', null, title),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('meta', { name: 'color-scheme', content: theme ? schemeOf(theme) : 'light dark' }),
    isWebAddress(branding.faviconUrl) && h('link', { rel: 'icon', href: branding.faviconUrl }),
    refreshSeconds !== undefined && refresh(refreshSeconds),
  )
  const standard = h(
    Fragment,
    null,
    h('main', null, brand(branding), content),
    support(branding),
    scripts.map((text) => h('script', { dangerouslySetInnerHTML: { __html: text } })),
    loader,
  )
  const own = { head: defaultTags, styles: styling, widget: standard }
  const advanced = advancedScreen(branding, screen, own)
  const { head, widget } = advanced ?? {
    head: h(Fragment, null, defaultTags, styling),
    widget: standard,
  }
  const mayTemplate = advanced?.usesTemplate ?? true
  const templated = mayTemplate ? inTemplate(branding, parts, head, widget) : undefined
  const root = h(
    'html',
    { lang: branding.language },
    h('head', null, head),
    h('body', null, widget),
  )
  const loaded = {
    pictures: [
      logoOf(branding),
      theme?.page_background.background_image_url,
      branding.faviconUrl,
      ...pictures,
    ],
    font: theme?.fonts.font_url,
    styles,
    scripts,
    refreshes: refreshSeconds !== undefined,
    widget: sources,
    authored: [templated, advanced?.authored, ...authoredOf(parts)].filter(isPresent),
  }
  return {
    html: templated?.html ?? `<!doctype html>${renderToStaticMarkup(root)}`,
    language: branding.language,
    ...headersOf(branding, loaded, parts.isDecision),
  }
}

const authoredOf = ({ screen, authored = [] }: PageParts) => [
  ...(screen?.authored ?? []),
  ...authored,
]

/** The headers of a page, apart from those that all pages have. */
function headersOf(branding: ResolvedBranding, loaded: Loaded, isDecision = false) {
  const own = policyOf({ ...loaded, authored: [] })
  return {
    contentSecurityPolicy: policyOf(loaded),
    tenantPolicies: tenantPolicies(branding.securityHeaders, sourcesIn(own)),
    tenantHeaders: otherHeaders(branding.securityHeaders),
    mayBeFramed: branding.allowsFrames === true && !isDecision,
  }
}

/** The sources of each directive. */
const sourcesIn = (policy: readonly string[]) =>
  Object.fromEntries(
    policy.map((each) => {
      const [name = '', ...sources] = each.split(' ')
      return [name, sources.filter((source) => source !== "'none'")] as const
    }),
  )

const isPresent = <T>(each: T | undefined): each is T => each !== undefined

/**
 * The page in the tenant's template. Undefined without a template, and for one that fails, so that
 * users can still log in.
 */
function inTemplate(
  branding: ResolvedBranding,
  { title, screen }: PageParts,
  head: VNode,
  widget: VNode,
): TemplatedPage | undefined {
  if (branding.pageTemplate === undefined) return undefined
  const parts = {
    title,
    screen,
    head: renderToStaticMarkup(head),
    widget: renderToStaticMarkup(widget),
  }
  try {
    return renderPageTemplate(branding.pageTemplate, branding, parts, screen?.time)
  } catch (error) {
    if (error instanceof LiquidError) return undefined
    throw error
  }
}

/** The logo of the theme, else that of the branding. */
const logoOf = ({ theme, logoUrl }: ResolvedBranding) => theme?.widget.logo_url || logoUrl

function brand(branding: ResolvedBranding) {
  const { tenantName, organizationName } = branding
  const logoUrl = logoOf(branding)
  const name = organizationName ?? tenantName
  const [initial = ''] = name.trim()
  const picture = isWebAddress(logoUrl)
    ? h('img', { src: logoUrl, alt: name })
    : [
        h('span', { class: 'mark', 'aria-hidden': 'true' }, initial.toUpperCase()),
        h('span', null, name),
      ]
  return h('div', { class: 'brand' }, picture)
}

function support(branding: ResolvedBranding) {
  const { supportUrl, supportEmail } = branding
  const email = supportEmail && `mailto:${encodeURIComponent(supportEmail).replace('%40', '@')}`
  const href = isWebAddress(supportUrl) ? supportUrl : email
  if (!href) return null
  return h('footer', null, h('a', { href }, wordsOf(branding, 'common', 'common')('supportText')))
}

const refresh = (seconds: number) =>
  h('noscript', null, h('meta', { 'http-equiv': 'refresh', content: String(seconds) }))

interface Loaded {
  readonly pictures: readonly (string | undefined)[]
  readonly font: string | undefined
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly refreshes: boolean
  /** What the widget of the captcha loads. */
  readonly widget: PolicySources
  /** What the page template and the partials load and contain. */
  readonly authored: readonly AuthoredContent[]
}

/** A page that a template of the tenant is all of. */
export const pageOfAuthored = (
  branding: ResolvedBranding,
  html: string,
  authored: AuthoredContent,
): Page => ({
  html,
  language: branding.language,
  ...headersOf(branding, {
    pictures: [],
    font: undefined,
    styles: [],
    scripts: [],
    refreshes: false,
    widget: {},
    authored: [authored],
  }),
})

function policyOf({
  pictures,
  font,
  styles,
  scripts,
  refreshes,
  widget,
  authored,
}: Loaded): string[] {
  const originsOf = (urls: readonly (string | undefined)[]) =>
    urls.filter(isWebAddress).flatMap((url) => originOf(url) ?? [])
  const all = (name: keyof AuthoredContent) => authored.flatMap((each) => each[name])
  const sources = (texts: readonly string[], others: readonly string[]) =>
    [...new Set([...texts.map(hashOf), ...others])].join(' ') || "'none'"
  // What a linked stylesheet loads is not known, such as the fonts of Google's.
  const named = all('styleOrigins').length > 0 ? ['https:'] : all('origins')
  const fonts = [...new Set([...originsOf([font]), ...named])].join(' ')
  const own = authored.length === 0 ? [] : ["'self'"]
  const images = [...originsOf(pictures), ...named, ...own, ...all('pictureSchemes')]
  const attributes = all('styleAttributes').map(hashOf)
  return [
    "default-src 'none'",
    `style-src ${sources([...styles, ...all('styles')], [...all('styleOrigins'), ...(widget.style ?? [])])}`,
    `script-src ${sources([...scripts, ...all('scripts')], [...all('scriptOrigins'), ...(widget.script ?? [])])}`,
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`] : []),
    ...(fonts ? [`font-src ${fonts}`] : []),
    `img-src ${[...new Set(images)].join(' ') || "'none'"}`,
    ...directive('connect-src', [...(refreshes ? ["'self'"] : []), ...(widget.connect ?? [])]),
    ...directive('frame-src', widget.frame),
    ...directive('worker-src', widget.worker),
    "base-uri 'none'",
  ]
}

const directive = (name: string, sources: readonly string[] = []): string[] =>
  sources.length === 0 ? [] : [`${name} ${sources.join(' ')}`]

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
