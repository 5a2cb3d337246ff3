import type { Schema } from '@latchkey/contract'
import type { ExplainedRule, RequestFacts } from '@latchkey/network-acl'
import type { Handler } from '../handler.ts'

export const createNetworkAclExplanation: Handler<'createNetworkAclExplanation'> = async ({
  tenant,
  body,
}) => {
  const { decision, decided, logged } = tenant.rules.explain(factsOf(body))
  const explanation = {
    action: decision.action,
    redirect_uri: decision.action === 'redirect' ? decision.redirectUri : null,
    decided_by: decided ? explained(decided) : null,
    logged_by: logged.map(explained),
  }
  return { status: 200, body: explanation }
}

/** The facts of a request, by the names that the engine uses. */
function factsOf(facts: Schema<'NetworkAclRequestFacts'>): RequestFacts {
  return {
    origin: facts.origin,
    address: facts.address,
    connectingAddress: facts.connecting_address,
    asn: facts.asn,
    countryCode: facts.geo_country_code,
    subdivisionCode: facts.geo_subdivision_code,
    ja3: facts.ja3_fingerprint,
    ja4: facts.ja4_fingerprint,
    userAgent: facts.user_agent,
    networkLists: facts.network_lists,
    hostname: facts.hostname,
  }
}

function explained({ rule, reasons }: ExplainedRule): Schema<'NetworkAclExplainedRule'> {
  const { id, description, priority } = rule
  return {
    id,
    description,
    priority,
    reasons: reasons.map(({ condition, signal, entry, fact }) => ({
      condition,
      signal,
      entry: entry ?? null,
      fact: fact ?? null,
    })),
  }
}
