import type { Schema } from '@latchkey/contract'

/** What one log-in makes known to the scripts of the tenant that render its screens. */
export interface AdvancedLogin {
  /** The screens that are rendered so for this log-in. */
  readonly renderings: readonly Schema<'PromptRendering'>[]
  /** The id of the log-in. */
  readonly state: string
  readonly tenant: {
    readonly name: string
    readonly friendly_name: string
    readonly enabled_locales: readonly string[]
  }
  readonly client: {
    readonly id: string
    readonly name: string
    readonly logo_uri: string | undefined
    readonly description: string | undefined
    readonly metadata: Readonly<Record<string, unknown>>
  }
  readonly organization: Schema<'Organization'> | undefined
  readonly branding: Schema<'Branding'>
  /** The connection of passwords, and those of identity providers. */
  readonly connection: object | undefined
  readonly alternateConnections: readonly object[]
  /** Parameters of the request: `login_hint`, `screen_hint`, `ui_locales`, `ext-…`. */
  readonly authorizationParams: Readonly<Record<string, string>>
}
