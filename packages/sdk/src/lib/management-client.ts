import type { OperationsById, Resources } from '../generated/methods.ts'

/**
 * The management API: each resource with its operations as methods. Each operation also exists by
 * its operationId, for programs that have one as a value.
 */
export interface ManagementClient extends Resources, OperationsById {}
