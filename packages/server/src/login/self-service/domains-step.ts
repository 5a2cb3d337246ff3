import type { Response } from 'express'
import { domainOf } from '../../identifiers/identifiers.ts'
import type { DnsRecords } from '../../outbound/dns-records.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { type DomainError, renderDomains } from '../../pages/self-service/domains.ts'
import type { StepFrame } from '../../pages/self-service/frame.ts'
import { writePage } from '../../pages/write-page.ts'
import {
  newTicketDomain,
  type SelfServiceTicket,
  type TicketDomain,
} from '../../store/self-service/self-service-tickets.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import { formOf } from '../same-origin-form.ts'
import { aliasesOf, aliasesWith, aliasesWithout, isOfOrganization } from './customer-domains.ts'
import { logRefusal } from './log-refusal.ts'
import { lockConnection, type SelfServiceSession, writeOf } from './self-service-session.ts'
import type { SelfServiceOptions, ServeStep } from './serve-step.ts'
import { formAt, nextPathOf, pathOfStep, verificationOf } from './steps.ts'

/** As many as an organization may have. */
const domainsMax = 100

/** The domains of a connection, which DNS records verify. */
export function domainsStep({ dns }: Pick<SelfServiceOptions, 'dns'>): ServeStep {
  return {
    async show(session, res, frame) {
      write(session, res, frame)
    },
    async submit(session, res, frame) {
      const form = formOf(session.req)
      const domain = domainOf(form.get('domain')?.trim() ?? '')
      const error = await answer(session, form.get('action'), domain, dns)
      if (error === undefined) return redirectTo(res, pathOfStep('domains'))
      await logRefusal(session, `${domain ?? 'no domain'}: ${error}`)
      write(session, res, frame, error)
    },
  }
}

async function answer(
  session: SelfServiceSession,
  action: string | null,
  domain: string | undefined,
  dns: DnsRecords,
): Promise<DomainError | undefined> {
  if (domain === undefined) return 'domain-invalid'
  switch (action) {
    case 'add':
      return writeOf(session, (store, ticket) => add(store, ticket, domain))
    case 'verify':
      return verify(session, domain, dns)
    case 'remove':
      return writeOf(session, (store, ticket) =>
        remove(store, ticket, domain, verificationOf(session) === 'required'),
      )
    default:
      return 'domain-invalid'
  }
}

const pendingOf = ({ progress }: SelfServiceTicket) => progress.domains ?? []

const recordOf = ({ domain, code }: TicketDomain) => ({
  name: `_latchkey-challenge.${domain}`,
  value: `latchkey-domain-verification=${code}`,
})

/** Adds a domain; one that the only organization of the ticket has verified need not be again. */
async function add(
  store: Resources,
  ticket: SelfServiceTicket,
  domain: string,
): Promise<DomainError | undefined> {
  const connection = await lockConnection(store, ticket)
  const known = pendingOf(ticket)
  const isKnown = known.some((each) => each.domain === domain)
  if (isKnown || aliasesOf(connection).includes(domain)) return undefined
  if (known.length + aliasesOf(connection).length >= domainsMax) return 'domain-limit'
  const isVerified = await isOfOrganization(store, ticket, domain)
  if (isVerified && (await store.connections.findLedBy(domain, connection.id))) {
    return 'domain-taken'
  }
  const added = { ...newTicketDomain(domain), isVerified, isOfOrganization: isVerified }
  await putDomains(store, ticket, [...known, added])
  if (isVerified) await store.connections.update(connection.id, aliasesWith(connection, domain))
  return undefined
}

/** Only who can verify a domain learns whether it is in use. */
async function verify(
  session: SelfServiceSession,
  domain: string,
  dns: DnsRecords,
): Promise<DomainError | undefined> {
  const pending = pendingOf(session.ticket).find((each) => each.domain === domain)
  if (!pending) return 'domain-invalid'
  const { name, value } = recordOf(pending)
  const found = await dns.find('TXT', name).catch((): readonly string[] => [])
  if (!found.includes(value)) return 'domain-unverified'
  return writeOf(session, async (store, ticket) => {
    const connection = await lockConnection(store, ticket)
    const known = pendingOf(ticket)
    if (!known.some(({ code }) => code === pending.code)) return 'domain-invalid'
    if (await store.connections.findLedBy(domain, connection.id)) return 'domain-taken'
    const verified = known.map((each) =>
      each.domain === domain ? { ...each, isVerified: true, isOfOrganization: false } : each,
    )
    await putDomains(store, ticket, verified)
    await store.connections.update(connection.id, aliasesWith(connection, domain))
    return undefined
  })
}

async function remove(
  store: Resources,
  ticket: SelfServiceTicket,
  domain: string,
  keepsOne: boolean,
): Promise<DomainError | undefined> {
  const connection = await lockConnection(store, ticket)
  const aliases = aliasesOf(connection)
  const isAlias = aliases.includes(domain)
  if (keepsOne && isAlias && aliases.length === 1) return 'domain-last'
  const others = pendingOf(ticket).filter((each) => each.domain !== domain)
  await putDomains(store, ticket, others)
  if (isAlias) await store.connections.update(connection.id, aliasesWithout(connection, [domain]))
  return undefined
}

const putDomains = (
  { selfServiceTickets }: Resources,
  ticket: SelfServiceTicket,
  domains: readonly TicketDomain[],
) => selfServiceTickets.update(ticket, { progress: { ...ticket.progress, domains } })

function write(
  session: SelfServiceSession,
  res: Response,
  frame: StepFrame,
  error?: DomainError,
): void {
  const { connection, ticket } = session
  const aliases = connection ? aliasesOf(connection) : []
  const isRequired = verificationOf(session) === 'required'
  const pending = pendingOf(ticket).filter(({ domain }) => !aliases.includes(domain))
  const page = renderDomains(frame, {
    ...formAt('domains'),
    domains: [
      ...aliases.map((domain) => ({ domain, isRemovable: !isRequired || aliases.length > 1 })),
      ...pending.map((each) => ({
        domain: each.domain,
        record: recordOf(each),
        isRemovable: true,
      })),
    ],
    isRequired,
    error,
    nextUrl: nextPathOf(session, 'domains'),
    canContinue: !isRequired || aliases.length > 0,
  })
  writePage(res, page, { status: error ? 400 : 200 })
}
