/** A network ACL as it travels on the wire; nothing here is re-cased. */

/** The arrays of a criteria object. One matching entry is enough for an array to match. */
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
  /** Names of lists of networks, whose content the rules do not have. */
  readonly auth0_managed?: readonly string[] | undefined
}

export type Signal = keyof NetworkAclMatch

/**
 * `log` is monitoring: whatever else is set, nothing is executed, the rule is recorded and
 * evaluation goes on. Of the others `block` outranks `redirect`, which outranks `allow`. No flag at
 * all does nothing.
 */
export interface NetworkAclAction {
  readonly block?: boolean | undefined
  readonly allow?: boolean | undefined
  readonly log?: boolean | undefined
  readonly redirect?: boolean | undefined
  readonly redirect_uri?: string | undefined
}

export interface NetworkAclRule {
  readonly action: NetworkAclAction
  readonly match?: NetworkAclMatch | undefined
  readonly not_match?: NetworkAclMatch | undefined
  readonly scope: 'management' | 'authentication' | 'tenant' | 'dynamic_client_registration'
}

/** Further members, such as timestamps, are welcome and not read. */
export interface NetworkAcl {
  readonly id: string
  readonly description: string
  readonly active: boolean
  /** Lowest number first; fractions count. */
  readonly priority: number
  readonly rule: NetworkAclRule
}

export type Condition = 'match' | 'not_match'
