import type { ErrorParameters } from './error-parameters.ts'
import { LiquidError, RenderingTime } from './liquid.ts'
import { type Page, pageOfAuthored } from './page.ts'
import { pageVariables } from './page-variables.ts'
import { type Rendered, renderAuthored } from './render-authored.ts'
import type { ResolvedBranding } from './resolved-branding.ts'

/**
 * The error page by the template of the tenant. Undefined without one, and where it fails, so that
 * users see the default page.
 */
export function renderCustomError(
  branding: ResolvedBranding,
  parameters: ErrorParameters,
): Page | undefined {
  const { errorTemplate: template } = branding
  if (template === undefined) return undefined
  try {
    const { html, authored } = rendered(template, branding, parameters)
    return pageOfAuthored(branding, html, authored)
  } catch (error) {
    if (error instanceof LiquidError) return undefined
    throw error
  }
}

/** Tells the author of an error page what is wrong with it; undefined for a valid one. */
export function errorTemplateComplaint(template: string): string | undefined {
  try {
    const sample = { lang: 'en', error: 'invalid_request', tracking: 'example' }
    rendered(template, { language: 'en', tenantName: 'Example' }, sample)
    return undefined
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error
    return `The Liquid template is invalid: ${error.message}`
  }
}

/** The request determines all parameters, so a script that depends on one does not run. */
const rendered = (
  template: string,
  branding: ResolvedBranding,
  parameters: ErrorParameters,
): Rendered =>
  renderAuthored(template, pageVariables(branding), { ...parameters }, new RenderingTime())
