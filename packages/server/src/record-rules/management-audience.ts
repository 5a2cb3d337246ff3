/**
 * The stored identifier of the management API in client grants. The audience in tokens contains the
 * host of the tenant, which may change; this identifier does not.
 */
export const managementAudience = '/api/v2/'

/** The stored identifier of the My Account API. */
export const accountAudience = '/me/'
/** The stored identifier of the My Organization API. */
export const organizationAudience = '/my-org/'

/**
 * Whether a scope of the management API is for the user's own record; only tokens of users have
 * such scopes.
 */
export const isOwnRecordScope = (scope: string): boolean => /:current_user(_|$)/.test(scope)
