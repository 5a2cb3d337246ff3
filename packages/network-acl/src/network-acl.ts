/** A network ACL as the management API transfers it, with the same names. */

/** Criteria: a list for each signal. One matching entry is enough for a list. */
export interface NetworkAclMatch {
  readonly asns?: readonly number[] | undefined
  readonly geo_country_codes?: readonly string[] | undefined
  readonly geo_subdivision_codes?: readonly string[] | undefined
  readonly ipv4_cidrs?: readonly string[] | undefined
  readonly ipv6_cidrs?: readonly string[] | undefined
  readonly ja3_fingerprints?: readonly string[] | undefined
  readonly ja4_fingerprints?: readonly string[] | undefined
  readonly user_agents?: readonly string[] | undefined
  readonly hostnames?: readonly string[] | undefined
  readonly connecting_ipv4_cidrs?: readonly string[] | undefined
  readonly connecting_ipv6_cidrs?: readonly string[] | undefined
  /** The names of lists of networks; their content is not a part of the rules. */
  readonly auth0_managed?: readonly string[] | undefined
}

/** A signal that rules compare. */
export type Signal = keyof NetworkAclMatch

/**
 * `log` only records the rule, whatever else is set, and the evaluation continues. Of the other
 * flags, `block` takes precedence over `redirect`, and `redirect` over `allow`. Without any flag,
 * the rule has no effect.
 */
export interface NetworkAclAction {
  readonly block?: boolean | undefined
  readonly allow?: boolean | undefined
  readonly log?: boolean | undefined
  readonly redirect?: boolean | undefined
  readonly redirect_uri?: string | undefined
}

/** What a network ACL compares, and what it does with a matching request. */
export interface NetworkAclRule {
  readonly action: NetworkAclAction
  readonly match?: NetworkAclMatch | undefined
  readonly not_match?: NetworkAclMatch | undefined
  readonly scope: 'management' | 'authentication' | 'tenant' | 'dynamic_client_registration'
}

/** A network ACL. Other members, such as times, are ignored. */
export interface NetworkAcl {
  readonly id: string
  readonly description: string
  readonly active: boolean
  /** The lowest number is evaluated first; it may be a fraction. */
  readonly priority: number
  readonly rule: NetworkAclRule
}

/** Which of the criteria of a rule. */
export type Condition = 'match' | 'not_match'
