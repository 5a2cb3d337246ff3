import { ApiError, refusedBody } from '../errors.ts'
import type { Members } from '../members.ts'
import type { ConnectionProfile } from '../store/connections/connection-profiles.ts'
import { configurationOf, type OrganizationCall } from './organization-call.ts'

/** The rules of the tenant for connections that members create. */
export interface ConnectionRules {
  /**
   * The name of a connection, with the prefix of the tenant.
   *
   * @throws ApiError `invalid_body` if the name is too long
   */
  nameOf(name: string): string
  /** How the organization uses a new connection. */
  useOf(wished: Members): Readonly<Record<Use, boolean>>
  /** Whether members choose this themselves. */
  isChosen(use: Use): boolean
  /** Whether connections of a strategy may have a feature. */
  allows(feature: Feature, strategy: string): boolean
}

export type Use = 'show_as_button' | 'assign_membership_on_login'
type Feature = NonNullable<ConnectionProfile['enabled_features']>[number]

/** As contracts of the API have them. */
const nameLengthMax = 128

/** The rules of the connection profile that the application names; without one, all is allowed. */
export async function rulesOf(call: OrganizationCall): Promise<ConnectionRules> {
  const { tenant, client, organizationId } = call
  const { connection_profile_id: id } = configurationOf(client)
  const [profile, organization] = await Promise.all([
    id === undefined ? undefined : tenant.store.connectionProfiles.get(id),
    id === undefined ? undefined : tenant.store.organizations.get(organizationId),
  ])
  const { connection_name_prefix_template: template = '', enabled_features } = profile ?? {}
  const prefix = prefixOf(template, { org_id: organizationId, org_name: organization?.name ?? '' })
  const choiceOf = (use: Use) => profile?.organization?.[use] ?? 'optional'
  const useOf = (use: Use, wished: boolean) =>
    choiceOf(use) === 'optional' ? wished : choiceOf(use) === 'required'
  return {
    nameOf(name) {
      const whole = name.startsWith(prefix) ? name : `${prefix}${name}`
      if (whole.length <= nameLengthMax) return whole
      const reason = `With the prefix ${prefix} it has more than ${nameLengthMax} characters`
      throw refusedBody(reason, 'name')
    },
    useOf: ({ show_as_button: shows, assign_membership_on_login: assigns }) => ({
      show_as_button: useOf('show_as_button', shows !== false),
      assign_membership_on_login: useOf('assign_membership_on_login', assigns === true),
    }),
    isChosen: (use) => choiceOf(use) === 'optional',
    allows(feature, strategy) {
      const overrides = new Map(Object.entries(profile?.strategy_overrides ?? {}))
      const allowed = overrides.get(strategy)?.enabled_features ?? enabled_features
      return allowed?.includes(feature) ?? true
    },
  }
}

/**
 * Requires that members choose what a request changes; it may repeat what is so already.
 *
 * @throws ApiError 403
 */
export function requireChosen(
  rules: ConnectionRules,
  current: Readonly<Record<Use, boolean>>,
  changed: Members,
): void {
  const uses: readonly Use[] = ['show_as_button', 'assign_membership_on_login']
  const isChanged = (use: Use) => changed[use] !== undefined && changed[use] !== current[use]
  const fixed = uses.find((use) => isChanged(use) && !rules.isChosen(use))
  if (fixed === undefined) return
  const message = `The application determines \`${fixed}\`. Leave it out.`
  throw new ApiError('insufficient_scope', { message })
}

/** The prefix for names, which have letters, digits and single hyphens. */
const prefixOf = (template: string, values: Readonly<Record<'org_id' | 'org_name', string>>) =>
  template
    .replaceAll('{org_id}', values.org_id)
    .replaceAll('{org_name}', values.org_name)
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-/, '')
