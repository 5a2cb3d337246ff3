import type { PageBackground } from './palette.ts'
import {
  fill,
  type Language,
  type Prompt,
  type Screen,
  type TextKey,
  type TextTree,
  texts,
  type Variables,
} from './texts/texts.ts'

/** How a tenant looks and speaks; every page and every mail is given one. */
export interface ResolvedBranding {
  readonly language: Language
  readonly tenantName: string
  /** The organization that the user logs in to; pages name it in place of the tenant. */
  readonly organizationName?: string | undefined
  /** Addresses with https; others are left out. */
  readonly logoUrl?: string | undefined
  readonly faviconUrl?: string | undefined
  /** `#rrggbb`; anything else is as if it were not given. */
  readonly primaryColor?: string | undefined
  readonly pageBackground?: PageBackground | undefined
  /** Liquid that contains the head and the widget; see `renderPageTemplate`. */
  readonly pageTemplate?: string | undefined
  readonly supportUrl?: string | undefined
  readonly supportEmail?: string | undefined
  /** The texts of the tenant; others are the default ones. */
  readonly customTexts?: TextTree | undefined
}

export type Words<P extends Prompt, S extends Screen<P>> = (
  key: TextKey<P, S>,
  variables?: Variables,
) => string

/** The texts of one screen, in the tenant's own words where it has some. */
export function wordsOf<P extends Prompt, S extends Screen<P>>(
  branding: ResolvedBranding,
  prompt: P,
  screen: S,
): Words<P, S> {
  const all: TextTree = texts[branding.language]
  const ours = all[prompt]?.[screen]
  const own = branding.customTexts?.[prompt]?.[screen]
  return (key, variables) =>
    fill(own?.[key] ?? ours?.[key] ?? '', {
      companyName: branding.organizationName ?? branding.tenantName,
      ...variables,
    })
}
