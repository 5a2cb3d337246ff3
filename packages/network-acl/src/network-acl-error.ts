/** Stable codes, each with its meaning. */
export type NetworkAclErrorCode =
  /** The ACL, its rule, its action or a criteria object is not an object of the expected shape. */
  | 'acl_malformed'
  /** The priority is not a finite number. */
  | 'priority_malformed'
  /** The scope is none of the four. */
  | 'scope_unknown'
  /** A criteria object names a signal that does not exist. */
  | 'signal_unknown'
  /** A signal is not a list, or an empty one. */
  | 'signal_malformed'
  /** An entry is not an address, a CIDR, an integer or a text, as its signal requires. */
  | 'entry_malformed'

/** The place of an error in an ACL; `index` counts within the list of the signal, from 0. */
export interface NetworkAclFault {
  readonly aclId: string
  readonly condition?: 'match' | 'not_match'
  readonly signal?: string
  readonly index?: number
}

/** The only error that `compile` throws. */
export class NetworkAclError extends Error {
  override readonly name = 'NetworkAclError'
  readonly code: NetworkAclErrorCode
  readonly fault: NetworkAclFault

  constructor(code: NetworkAclErrorCode, fault: NetworkAclFault) {
    const path = [fault.condition, fault.signal, fault.index].filter((part) => part !== undefined)
    super(`${code}: network ACL ${fault.aclId}${path.length > 0 ? ` at ${path.join('.')}` : ''}`)
    this.code = code
    this.fault = fault
  }
}
