import type { Schema } from '@latchkey/contract'
import { isWebAddress } from './safe-address.ts'

type SecurityHeaders = NonNullable<Schema<'TenantSecurityHeaders'>>
type PolicySettings = NonNullable<SecurityHeaders['content_security_policy']>
type PolicySetting = NonNullable<PolicySettings['policies']>[number]

/** A policy of the tenant, which browsers apply in addition to that of the page. */
export interface TenantPolicy {
  readonly header: 'Content-Security-Policy' | 'Content-Security-Policy-Report-Only'
  readonly directives: ReadonlyMap<string, readonly string[]>
}

/** The sources of each directive of the page itself, such as the hashes of its own scripts. */
export type OwnSources = Readonly<Record<string, readonly string[]>>

/**
 * The policies of the tenant (`security_headers`). What the page itself contains is added to them,
 * so that no policy disables the log-in; what templates and partials load is not.
 */
export function tenantPolicies(
  settings: SecurityHeaders | undefined,
  own: OwnSources,
): readonly TenantPolicy[] {
  const { enabled = false, policies = [] } = settings?.content_security_policy ?? {}
  if (!enabled) return []
  return policies.map((policy) => ({
    header:
      policy.mode === 'reporting'
        ? 'Content-Security-Policy-Report-Only'
        : 'Content-Security-Policy',
    directives: new Map([...directivesOf(policy, own), ...flagsAndReports(policy)]),
  }))
}

/** Directives that others stand in for (CSP Level 3, section 6.8.4), nearest first. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['default-src'],
  'script-src-elem': [],
  'style-src': ['default-src'],
  'style-src-elem': [],
  'img-src': ['default-src'],
  'font-src': ['default-src'],
  'connect-src': ['default-src'],
  'frame-src': ['child-src', 'default-src'],
  'worker-src': ['child-src', 'script-src', 'default-src'],
}

function directivesOf({ directives = {} }: PolicySetting, own: OwnSources) {
  const merged = new Map<string, readonly string[]>(Object.entries(directives))
  for (const [name, others] of Object.entries(fallbacks)) {
    const sources = own[name.replace(/-elem$/, '')] ?? []
    const given = [name, ...others].map((each) => directives[each]).find((each) => each)
    if (sources.length === 0 || given === undefined) continue
    merged.set(name, [...given.filter((source) => source !== "'none'"), ...sources])
  }
  return [...merged]
    .filter(([name]) => isDirective(name))
    .map(([name, sources]) => [name, sources.filter(isSource)] as const)
}

/** Earlier releases stored any name. */
const isDirective = (name: string) => /^(?!sandbox$)[a-z-]+$/.test(name)

/** A source contains neither what ends a directive nor what ends a policy. */
const isSource = (source: string) => /^[!-+\--:<-~]+$/.test(source)

type Directive = readonly [name: string, sources: readonly string[]]

function flagsAndReports({ flags = [], reporting }: PolicySetting): readonly Directive[] {
  const { report_to_group: group, report_uri: address } = reporting ?? {}
  const reports = [
    ['report-to', group],
    ['report-uri', isWebAddress(address) ? encoded(address) : undefined],
  ] as const
  return [
    ...flags.map((flag): Directive => [flag, []]),
    ...reports.flatMap(([name, value]) =>
      value !== undefined && isSource(value) ? [[name, [value]] as const] : [],
    ),
  ]
}

/** A URL without the characters that end a directive or a policy. */
const encoded = (address: string) =>
  new URL(address).href.replaceAll(';', '%3B').replaceAll(',', '%2C')

/** The other headers of the tenant: where browsers report violations, and `X-XSS-Protection`. */
export function otherHeaders(settings: SecurityHeaders | undefined): Record<string, string> {
  const { content_security_policy: policy, x_xss_protection: xss } = settings ?? {}
  const { report_to: reportTo, reporting_endpoints: endpoints } =
    policy?.reporting_infrastructure ?? {}
  const named = Object.entries(endpoints ?? {}).filter(
    ([name, url]) => isEndpointName(name) && isWebAddress(url),
  )
  const isReporting = policy?.enabled === true
  return {
    ...(isReporting && reportTo && { 'Report-To': asciiJson(reportTo) }),
    ...(isReporting &&
      named.length > 0 && {
        'Reporting-Endpoints': named
          .map(([name, url]) => `${name}="${new URL(url).href}"`)
          .join(', '),
      }),
    ...(xss?.enabled && { 'X-XSS-Protection': xssProtection(xss) }),
  }
}

/** A key of a structured field (RFC 9651, section 3.1.2); earlier releases stored any name. */
const isEndpointName = (name: string) => /^[a-z*][a-z0-9_.*-]*$/.test(name)

/** Header values are ASCII. */
const asciiJson = (value: object) =>
  JSON.stringify(value).replaceAll(
    /[^ -~]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function xssProtection({
  mode,
  report_uri: address,
}: NonNullable<SecurityHeaders['x_xss_protection']>): string {
  const parts = ['1', mode && `mode=${mode}`]
  const report = isWebAddress(address) && `report=${new URL(address).href}`
  return [...parts, report].filter(Boolean).join('; ')
}
