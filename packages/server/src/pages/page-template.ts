import type { AuthoredContent } from './authored-content.ts'
import { LiquidError, RenderingTime } from './liquid.ts'
import { applicationVariables, pageVariables, type ScreenName } from './page-variables.ts'
import { renderAuthored } from './render-authored.ts'
import type { ResolvedBranding } from './resolved-branding.ts'

/** The parts of a page, as HTML for the tags `auth0:head` and `auth0:widget` of a template. */
export interface PageParts {
  readonly title: string
  readonly screen?: ScreenName | undefined
  readonly head: string
  readonly widget: string
}

/**
 * A page made from a template, with the sources and hashes of what the template itself loads or
 * contains.
 */
export interface TemplatedPage extends AuthoredContent {
  readonly html: string
}

/** Markers that occur in no template, because PostgreSQL stores no NUL. */
const markers = { head: '\0head\0', widget: '\0widget\0' }

const tagOf = (name: keyof typeof markers) => new RegExp(`\\{%-?\\s*auth0:${name}\\s*-?%\\}`, 'g')

/** Tells the author of a page template what is wrong with it; undefined for a valid one. */
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
 * Renders a page template. Its variables are settings of the tenant, so the tenant is the author of
 * all styles and scripts in the result. Applications that registered themselves (RFC 7591) are not
 * trusted, and their values are untrusted.
 *
 * @throws LiquidError
 */
export function renderPageTemplate(
  template: string,
  branding: ResolvedBranding,
  { title, screen, head, widget }: PageParts,
  time = new RenderingTime(),
): TemplatedPage {
  const marked = template
    .replaceAll('\0', '')
    .replace(tagOf('head'), () => markers.head)
    .replace(tagOf('widget'), () => markers.widget)
  const variables = pageVariables(branding, screen, title)
  const application = applicationVariables(branding)
  const { html, authored } = branding.application?.isFirstParty
    ? renderAuthored(marked, { ...variables, ...application }, {}, time)
    : renderAuthored(marked, variables, application, time)
  return {
    html: html.replace(markers.head, () => head).replace(markers.widget, () => widget),
    ...authored,
  }
}
