import { isMembers, isUnassigned, type Members, memberOf } from './resource.ts'
import { ScimError } from './scim-error.ts'

/** The `op` of an operation (RFC 7644, section 3.5.2). */
export type Operator = 'add' | 'replace' | 'remove'

/** An operation of a PATCH request whose path is not parsed (RFC 7644, section 3.5.2). */
export interface PatchOperation {
  readonly operator: Operator
  /** Undefined where `value` names the attributes; never for `remove`. */
  readonly path: string | undefined
  readonly value: unknown
}

/** The operations of the body of a PATCH request; names are case-insensitive (RFC 7643, 2.1). */
export const operationsIn = (body: Members): unknown => memberOf(body, 'Operations')

/** @throws ScimError `invalidSyntax`, `invalidPath`, `invalidValue`, `noTarget`, `tooMany` */
export function readOperations(operations: unknown, max: number): readonly PatchOperation[] {
  if (!Array.isArray(operations) || operations.length === 0) {
    throw new ScimError('invalidSyntax', '`Operations` must be a list of one operation or more')
  }
  if (operations.length > max) {
    throw new ScimError('tooMany', `A request must have at most ${max} operations`)
  }
  return operations.map(readOperation)
}

function readOperation(operation: unknown): PatchOperation {
  if (!isMembers(operation)) {
    throw new ScimError('invalidSyntax', 'An operation must be an object')
  }
  const operator = readOperator(memberOf(operation, 'op'))
  const path = memberOf(operation, 'path')
  const value = memberOf(operation, 'value')
  if (operator !== 'remove' && value === undefined) {
    throw new ScimError('invalidValue', `\`value\` is required to ${operator}`)
  }
  if (typeof path === 'string' && path !== '') return { operator, path, value }
  if (!isUnassigned(path) && path !== '') {
    throw new ScimError('invalidPath', '`path` must be a string')
  }
  if (operator === 'remove') throw new ScimError('noTarget', '`path` is required to remove')
  return { operator, path: undefined, value }
}

/** Identity providers write operators in any case. */
function readOperator(value: unknown): Operator {
  const operator = typeof value === 'string' ? value.toLowerCase() : ''
  if (operator === 'add' || operator === 'replace' || operator === 'remove') return operator
  throw new ScimError('invalidSyntax', '`op` must be `add`, `replace` or `remove`')
}
