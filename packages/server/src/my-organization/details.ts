import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { isObject, type Members } from '../members.ts'
import { type ServingOrganization, textAt, writeOf } from './organization-call.ts'

/** The names and the branding of the organization. */
export const details: ServingOrganization<
  'getMyOrganizationDetails' | 'updateMyOrganizationDetails' | 'deleteMyOrganization'
> = {
  async getMyOrganizationDetails({ tenant, organizationId }) {
    return { status: 200, body: detailsOf(await tenant.store.organizations.get(organizationId)) }
  },
  async updateMyOrganizationDetails(call) {
    const { body } = call
    const patch = {
      ...textsOf(body, ['name', 'display_name']),
      ...(isObject(body.branding) && { branding: brandingOf(body.branding) }),
    }
    const changed = await writeOf(call, ({ organizations }) =>
      organizations.update(call.organizationId, patch),
    )
    return { status: 200, body: detailsOf(changed) }
  },
  async deleteMyOrganization(call) {
    await writeOf(call, ({ organizations }) => organizations.delete(call.organizationId))
    return { status: 204 }
  },
}

/**
 * The organization as its members see it.
 *
 * @throws ApiError `organization_not_found`
 */
function detailsOf(
  organization: Schema<'Organization'> | undefined,
): AuthenticationSchema<'MyOrganizationDetails'> {
  if (!organization) throw new ApiError('organization_not_found')
  const { id, name, display_name, branding } = organization
  return {
    id,
    name,
    ...(display_name !== undefined && { display_name }),
    ...(branding && { branding }),
  }
}

function brandingOf(branding: Members) {
  const { colors } = branding
  return {
    ...textsOf(branding, ['logo_url']),
    ...(isObject(colors) && { colors: textsOf(colors, ['primary', 'page_background']) }),
  }
}

function textsOf(of: Members, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textAt(of, name)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}
