/**
 * The identifier of the tenant's management API in grants. The absolute identifier contains the
 * tenant's host, which may change; this does not.
 */
export const managementAudience = '/api/v2/'

/** Likewise of the APIs by which users and organizations administer themselves. */
export const accountAudience = '/me/'
export const organizationAudience = '/my-org/'

/** Scopes of the management API for the user's own record, which only tokens of users can have. */
export const isOwnRecordScope = (scope: string): boolean => /:current_user(_|$)/.test(scope)
