import type { Schema } from '@latchkey/contract'
import type { AdvancedLogin } from './advanced-login.ts'
import type { PageBackground } from './palette.ts'
import type { Partials } from './partial-texts.ts'
import {
  fill,
  type Language,
  type Prompt,
  type Screen,
  type TextKey,
  type TextTree,
  textsIn,
  type Variables,
} from './texts/texts.ts'
import type { Theme } from './theme.ts'

/** The branding, language and texts of a tenant, which all its pages and mails use. */
export interface ResolvedBranding {
  readonly language: Language
  readonly tenantName: string
  /** The organization that the user logs in to; pages show its name in place of the tenant's. */
  readonly organizationName?: string | undefined
  /** The application that the user logs in to. */
  readonly application?: BrandedApplication | undefined
  /** An https URL; pages omit any other. */
  readonly logoUrl?: string | undefined
  readonly faviconUrl?: string | undefined
  /** A color as `#rrggbb`; any other value is ignored. */
  readonly primaryColor?: string | undefined
  readonly pageBackground?: PageBackground | undefined
  /** The look of the pages, not of mails; it takes precedence over the colors and the logo. */
  readonly theme?: Theme | undefined
  /** A Liquid template around the head and the widget; see `renderPageTemplate`. */
  readonly pageTemplate?: string | undefined
  /** A Liquid template of the whole error page; see `renderCustomError`. */
  readonly errorTemplate?: string | undefined
  /** Headers that the tenant sets; they do not permit what a page does not. */
  readonly securityHeaders?: NonNullable<Schema<'TenantSecurityHeaders'>> | undefined
  /** Whether the consent page shows the names of scopes in place of their descriptions. */
  readonly namesScopes?: boolean | undefined
  /** Whether other sites may show log-in pages in frames. */
  readonly allowsFrames?: boolean | undefined
  readonly supportUrl?: string | undefined
  readonly supportEmail?: string | undefined
  /** Custom texts of the tenant; the default texts complete them. */
  readonly customTexts?: TextTree | undefined
  /** Liquid templates at the insertion points of screens. */
  readonly partials?: Partials | undefined
  /** Set where scripts of the tenant render screens of the log-in. */
  readonly advanced?: AdvancedLogin | undefined
}

/** The application that the user logs in to, as page templates and partials know it. */
export interface BrandedApplication {
  readonly id: string
  readonly name: string
  readonly logoUrl: string | undefined
  readonly metadata: Readonly<Record<string, unknown>>
  /**
   * Whether the tenant created the application; others may have registered themselves (RFC 7591).
   */
  readonly isFirstParty: boolean
}

/** Looks up a text of one screen and fills in the variables; `companyName` is always known. */
export type Words<P extends Prompt, S extends Screen<P>> = (
  key: TextKey<P, S>,
  variables?: Variables,
) => string

/** The texts of one screen: the tenant's custom texts, else the default texts. */
export function wordsOf<P extends Prompt, S extends Screen<P>>(
  branding: ResolvedBranding,
  prompt: P,
  screen: S,
): Words<P, S> {
  const all: TextTree = textsIn(branding.language)
  const ours = all[prompt]?.[screen]
  const own = branding.customTexts?.[prompt]?.[screen]
  return (key, variables) =>
    fill(own?.[key] ?? ours?.[key] ?? '', {
      companyName: branding.organizationName ?? branding.tenantName,
      ...variables,
    })
}
