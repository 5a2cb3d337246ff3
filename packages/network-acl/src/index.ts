export { compile } from './compile.ts'
export type { CompiledRules } from './compiled-rules.ts'
export { decide } from './decide.ts'
export type { Decision } from './decision.ts'
export { type ExplainedRule, type Explanation, explain, type Reason } from './explain.ts'
export { LiveRules } from './live-rules.ts'
export { locationOf } from './location-of.ts'
export type {
  Condition,
  NetworkAcl,
  NetworkAclAction,
  NetworkAclMatch,
  NetworkAclRule,
  Signal,
} from './network-acl.ts'
export {
  NetworkAclError,
  type NetworkAclErrorCode,
  type NetworkAclFault,
} from './network-acl-error.ts'
export { NetworkLists, NetworkListsBuilder } from './network-lists.ts'
export { type Address, parseAddress } from './parse-address.ts'
export { type Cidr, parseCidr } from './parse-cidr.ts'
export type { Origin, RequestFacts } from './request-facts.ts'
