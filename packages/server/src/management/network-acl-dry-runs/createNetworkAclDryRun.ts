import type { Schema } from '@latchkey/contract'
import type { RecentRequest } from '../../request-facts.ts'
import type { Handler } from '../handler.ts'
import { requireKnownLists } from '../network-acls/require-known-lists.ts'
import { requireRedirectUri } from '../network-acls/require-redirect-uri.ts'
import { type Trial, tryDraft } from './try-draft.ts'

const samplesMax = 20

export const createNetworkAclDryRun: Handler<'createNetworkAclDryRun'> = async ({
  tenant,
  body,
  facts,
  recentRequests,
  networkListNames,
}) => {
  requireRedirectUri(body.rule)
  requireKnownLists(body.rule, networkListNames())
  const trial = tryDraft(tenant.rules, body)
  const recent = recentRequests().slice(0, requestsMax)
  const tried = recent.map((request) => ({ request, outcome: trial(request.facts) }))
  const changed = tried.filter(({ outcome }) => outcome.before !== outcome.after)
  const dryRun = {
    requests: tried.length,
    matched: tried.filter(({ outcome }) => outcome.matched).length,
    changed: changed.length,
    blocks_caller: trial(facts).after !== 'allow',
    samples: changed.slice(0, samplesMax).map(({ request, outcome }) => sample(request, outcome)),
  }
  return { status: 200, body: dryRun }
}

const requestsMax = 1000

function sample(
  { at, facts }: RecentRequest,
  { before, after }: ReturnType<Trial>,
): Schema<'NetworkAclDryRunRequest'> {
  const found = {
    address: facts.address,
    connecting_address: facts.connectingAddress,
    asn: facts.asn,
    geo_country_code: facts.countryCode,
    geo_subdivision_code: facts.subdivisionCode,
    ja3_fingerprint: facts.ja3,
    ja4_fingerprint: facts.ja4,
    user_agent: facts.userAgent?.slice(0, 2048),
    network_lists: facts.networkLists,
    hostname: facts.hostname.slice(0, 255),
  }
  const known = Object.entries(found).filter(([, value]) => value !== undefined)
  return {
    requested_at: at.toISOString(),
    facts: { origin: facts.origin, ...Object.fromEntries(known) },
    before,
    after,
  }
}
