import type { NetworkAcl } from './network-acl.ts'

/** The answer for one request. `rule` is null when no rule decided, and the request is served. */
export type Decision =
  | { readonly action: 'allow'; readonly rule: NetworkAcl | null; readonly logged: Logged }
  | { readonly action: 'block'; readonly rule: NetworkAcl; readonly logged: Logged }
  | {
      readonly action: 'redirect'
      readonly redirectUri: string
      readonly rule: NetworkAcl
      readonly logged: Logged
    }

/** The `log` rules that matched before the rule that decided, in order of evaluation. */
export type Logged = readonly NetworkAcl[]
