import type { Schema } from '@latchkey/contract'

/** What the scripts of the tenant that render the screens of a log-in learn about that log-in. */
export interface AdvancedLogin {
  /** The screens that the scripts render in this log-in. */
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
  /** The database connection, and the connections of identity providers. */
  readonly connection: object | undefined
  readonly alternateConnections: readonly object[]
  /** Parameters of the request: `login_hint`, `screen_hint`, `ui_locales`, `ext-…`. */
  readonly authorizationParams: Readonly<Record<string, string>>
}
