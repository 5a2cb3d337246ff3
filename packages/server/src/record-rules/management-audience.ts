/**
 * The identifier of the tenant's management API in grants. The absolute identifier contains the
 * tenant's host, which may change; this does not.
 */
export const managementAudience = '/api/v2/'
