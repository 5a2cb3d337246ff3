/**
 * How a grant names the tenant's own management API. The absolute identifier holds the tenant's
 * address, which may change; this does not.
 */
export const managementAudience = '/api/v2/'
