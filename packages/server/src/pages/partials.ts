import { type ComponentChild, h } from 'preact'
import type { AuthoredContent } from './authored-content.ts'
import type { ShownChallenge } from './challenge.ts'
import { LiquidError, RenderingTime } from './liquid.ts'
import { pageVariables, type ScreenName } from './page-variables.ts'
import type { InsertionPoint } from './partial-texts.ts'
import { type Rendered, renderAuthored } from './render-authored.ts'
import type { ResolvedBranding } from './resolved-branding.ts'

/**
 * Values that a partial may show. Others than its author choose them, so no script may depend on
 * them.
 */
export interface Untrusted {
  readonly clientName?: string | undefined
  /** The fields of partials in a form that the server refused, by name. */
  readonly submitted?: Readonly<Record<string, string>> | undefined
}

/** What a partial may show of its screen, in addition to the settings of the tenant. */
export interface ScreenFacts extends Untrusted {
  /** URLs by the name of the page. */
  readonly links?: Readonly<Record<string, string | undefined>>
  readonly data?: Readonly<Record<string, unknown>>
  readonly error?: { readonly code: string; readonly message: string } | undefined
  readonly challenge?: ShownChallenge | undefined
}

/** A screen with its rendered partials. */
export interface ShownScreen extends ScreenName {
  readonly facts: ScreenFacts
  /** What is left for the template of the page. */
  readonly time: RenderingTime
  at(point: InsertionPoint): ComponentChild
  readonly authored: readonly AuthoredContent[]
}

/** Renders the partials of a screen. One that fails is left out, so that users can still log in. */
export function screenOf(
  branding: ResolvedBranding,
  screen: ScreenName,
  facts: ScreenFacts = {},
): ShownScreen {
  const templates = branding.partials?.[screen.prompt]?.[screen.name] ?? {}
  const rendered = new Map<string, Rendered>()
  const time = new RenderingTime()
  for (const [point, template] of Object.entries(templates)) {
    const shown = rendering(template, branding, screen, facts, time)
    if (shown) rendered.set(point, shown)
  }
  return {
    ...screen,
    facts,
    time,
    at(point) {
      const shown = rendered.get(point)
      if (!shown) return undefined
      const id = `ulp-container-${point}`
      return h('div', { id, dangerouslySetInnerHTML: { __html: shown.html } })
    },
    authored: [...rendered.values()].map(({ authored }) => authored),
  }
}

function rendering(...of: Parameters<typeof renderPartial>): Rendered | undefined {
  try {
    return renderPartial(...of)
  } catch (error) {
    if (error instanceof LiquidError) return undefined
    throw error
  }
}

function renderPartial(
  template: string,
  branding: ResolvedBranding,
  screen: ScreenName,
  { clientName, submitted = {} }: Untrusted,
  time: RenderingTime,
): Rendered {
  const untrusted = {
    application: { name: clientName },
    untrusted_data: { submitted_form_data: submitted },
  }
  return renderAuthored(template, pageVariables(branding, screen), untrusted, time)
}

/** Tells the author of a partial what is wrong with it; undefined for a valid one. */
export function partialComplaint(template: string, screen: ScreenName): string | undefined {
  try {
    const sample = { language: 'en', tenantName: 'Example' } as const
    renderPartial(template, sample, screen, {}, new RenderingTime())
    return undefined
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error
    return `The Liquid template is invalid: ${error.message}`
  }
}
