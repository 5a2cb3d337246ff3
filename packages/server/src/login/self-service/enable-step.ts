import type { DomainError } from '../../pages/self-service/domains.ts'
import { renderEnable, renderSelfServiceDone } from '../../pages/self-service/enable.ts'
import { writePage } from '../../pages/write-page.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import type { SelfServiceTicket } from '../../store/self-service/self-service-tickets.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import { aliasesOf, withdrawLost } from './customer-domains.ts'
import { logRefusal } from './log-refusal.ts'
import { lockConnection, type SelfServiceSession, writeOf } from './self-service-session.ts'
import type { ServeStep } from './serve-step.ts'
import { formAt, pathOfStep, stepsOf, verificationOf } from './steps.ts'

/** The end of the set-up: the connection is enabled for what the ticket names. */
export const enableStep: ServeStep = {
  async show(session, res, frame) {
    writePage(res, renderEnable(frame, propsOf(session)))
  },
  async submit(session, res, frame) {
    const isRequired =
      verificationOf(session) === 'required' && stepsOf(session).includes('domains')
    const error = await writeOf(session, (store, ticket) => enable(store, ticket, isRequired))
    if (error !== undefined) {
      await logRefusal(session, error)
      return writePage(res, renderEnable(frame, { ...propsOf(session), error }), { status: 400 })
    }
    const [first = 'enable'] = stepsOf(session).filter((step) => step !== 'provider')
    writePage(res, renderSelfServiceDone(frame.branding, { backUrl: pathOfStep(first) }))
  },
}

const propsOf = ({ ticket, provider }: SelfServiceSession) => ({
  ...formAt('enable'),
  provider: provider ?? { name: undefined },
  isNew: ticket.settings.connection_id === undefined,
})

async function enable(
  store: Resources,
  ticket: SelfServiceTicket,
  isDomainRequired: boolean,
): Promise<DomainError | undefined> {
  const connection = await lockConnection(store, ticket)
  if (await withdrawLost(store, ticket, connection)) return 'domain-required'
  const domains = aliasesOf(connection)
  if (isDomainRequired && domains.length === 0) return 'domain-required'
  const verified = (ticket.progress.domains ?? []).filter(({ isVerified }) => isVerified)
  for (const { domain } of verified) {
    const isTaken = domains.includes(domain) && (await isLedElsewhere(store, domain, connection))
    if (isTaken) return 'domain-taken'
  }
  await enableForClients(store, ticket, connection)
  await enableForOrganizations(store, ticket, connection, domains)
  const progress = { ...ticket.progress, isEnabled: true }
  await store.selfServiceTickets.update(ticket, { progress })
  return undefined
}

const isLedElsewhere = async (store: Resources, domain: string, { id }: Connection) =>
  (await store.connections.findLedBy(domain, id)) !== undefined

/** Clients that were deleted since the ticket was created are left out. */
async function enableForClients(
  store: Resources,
  { settings }: SelfServiceTicket,
  { id }: Connection,
): Promise<void> {
  const { enabled_clients: ids = [], connection_config: config } = settings
  const found = await Promise.all(ids.map((each) => store.clients.find(each)))
  const entries = found.flatMap((client) =>
    client ? [{ client_id: client.clientId, status: true }] : [],
  )
  if (entries.length > 0) await store.connections.updateClients(id, entries)
  if (config?.is_domain_connection) {
    await store.connections.update(id, { is_domain_connection: true })
  }
}

/** Organizations that were deleted since the ticket was created are left out. */
async function enableForOrganizations(
  store: Resources,
  { settings }: SelfServiceTicket,
  { id }: Connection,
  domains: readonly string[],
): Promise<void> {
  const { enabled_organizations: organizations = [], use_for_organization_discovery } = settings
  for (const { organization_id: organizationId, ...use } of organizations) {
    if (!(await store.organizations.get(organizationId))) continue
    if (!(await store.organizationConnections.get(organizationId, id))) {
      await store.organizationConnections.create(organizationId, {
        connection_id: id,
        assign_membership_on_login: use.assign_membership_on_login ?? false,
        show_as_button: use.show_as_button ?? true,
      })
    }
    if (!use_for_organization_discovery) continue
    for (const domain of domains) await leadToOrganization(store, organizationId, domain)
  }
}

async function leadToOrganization(
  { organizationDiscoveryDomains: stored }: Resources,
  organizationId: string,
  domain: string,
): Promise<void> {
  const use = { status: 'verified', use_for_organization_discovery: true } as const
  const known = await stored.findByName(organizationId, domain)
  if (!known) await stored.create(organizationId, { domain, ...use })
  else await stored.update(organizationId, known.id, use)
}
