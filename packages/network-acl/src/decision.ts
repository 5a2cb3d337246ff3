import type { NetworkAcl } from './network-acl.ts'

/**
 * The decision on one request. `rule` is null if no rule decided, so that the request is served.
 */
export type Decision =
  | { readonly action: 'allow'; readonly rule: NetworkAcl | null; readonly logged: Logged }
  | { readonly action: 'block'; readonly rule: NetworkAcl; readonly logged: Logged }
  | {
      readonly action: 'redirect'
      readonly redirectUri: string
      readonly rule: NetworkAcl
      readonly logged: Logged
    }

/** The `log` rules that matched before the rule that decided, in the order of evaluation. */
export type Logged = readonly NetworkAcl[]
