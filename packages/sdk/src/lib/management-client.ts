import type { OperationsById, Resources } from '../generated/methods.ts'

/**
 * The management API: every resource, and of each its operations as methods. Every operation is
 * also there under its operationId, for programs that have one as a value.
 */
export interface ManagementClient extends Resources, OperationsById {}
