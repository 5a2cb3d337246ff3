import type { Schema } from '@latchkey/contract'
import type { AdvancedLogin } from '../pages/advanced-login.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { WaysIn } from './log-in/ways-in.ts'
import type { LoginTransaction } from './login-transaction.ts'
import { allowsPasswordChange } from './recovery/allows-password-change.ts'

type Rendering = Schema<'PromptRendering'>
type Filters = NonNullable<Rendering['filters']>

/**
 * What the tenant's own scripts need to render the log-in screen; undefined if the server renders
 * it.
 */
export async function advancedLogin(
  tenant: Tenant,
  transaction: LoginTransaction,
  ways: WaysIn,
): Promise<AdvancedLogin | undefined> {
  const advanced = await tenant.appearance.advancedRenderings()
  if (advanced.length === 0) return undefined
  const { client, id, parameters = {} } = transaction
  const organization = transaction.organization?.organization
  const { name: clientName, settings } = client
  const metadata = settings.client_metadata ?? {}
  const parties: Parties = {
    clients: { id: client.clientId, metadata },
    organizations: organization,
    domains: tenant.customDomain,
  }
  const renderings = advanced.filter(({ filters }) => isIncluded(filters, parties))
  if (renderings.length === 0) return undefined
  const { branding } = await tenant.appearance.get()
  const { page_template: _template, ...look } = branding
  return {
    renderings,
    state: id,
    tenant: {
      name: tenant.name,
      friendly_name: transaction.branding.tenantName,
      enabled_locales: tenant.settings.enabled_locales ?? [],
    },
    client: {
      id: client.clientId,
      name: clientName,
      logo_uri: settings.logo_uri,
      description: settings.description,
      metadata,
    },
    organization,
    branding: look,
    connection: ways.password && connectionOf(ways),
    alternateConnections: ways.redirects.map((way) => ({
      name: way.connection.name,
      strategy: way.connection.strategy,
      options: {
        display_name: way.connection.display_name,
        icon_url: way.connection.options.icon_url,
        show_as_button: ways.buttons.includes(way),
      },
    })),
    authorizationParams: {
      ...Object.fromEntries(Object.entries(parameters).filter(([name]) => isShown(name))),
      ...(transaction.loginHint !== undefined && { login_hint: transaction.loginHint }),
      ...(transaction.opensSignup && { screen_hint: 'signup' }),
    },
  }
}

const isShown = (name: string) => name === 'ui_locales' || name.startsWith('ext-')

function connectionOf({ password, signUp }: WaysIn) {
  return {
    name: password?.connection.name,
    strategy: password?.connection.strategy,
    options: {
      signup_enabled: signUp !== undefined,
      forgot_password_enabled: password ? allowsPasswordChange(password) : true,
      authentication_methods: { password: { enabled: true }, passkey: { enabled: false } },
    },
  }
}

type Listed = 'clients' | 'organizations' | 'domains'
interface Party {
  readonly id?: string | undefined
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
}
type Parties = Readonly<Record<Listed, Party | undefined>>

/** Whether the tenant's scripts render the screen for this log-in. */
function isIncluded(filters: Filters | null | undefined, parties: Parties): boolean {
  if (!filters) return true
  const lists = ['clients', 'organizations', 'domains'] as const
  const matches = lists.some((list) =>
    filters[list]?.some((filter) => isNamed(filter, parties[list])),
  )
  return matches === (filters.match_type === 'includes_any')
}

function isNamed({ id, metadata }: Schema<'PromptRenderingFilter'>, party: Party | undefined) {
  if (!party) return false
  if (id !== undefined) return party.id === id
  const members = Object.entries(metadata ?? {})
  return members.length > 0 && members.every(([key, value]) => party.metadata?.[key] === value)
}
