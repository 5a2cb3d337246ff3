import type { Response } from 'express'
import { acceptPatch, completeOptions } from '../../connectors/connection-settings.ts'
import { customerConnection } from '../../connectors/customer-connection.ts'
import { initialMapping } from '../../connectors/customer-mapping.ts'
import { type CustomerProvider, enteredOptions } from '../../connectors/customer-providers.ts'
import { changedByCustomer, shownOptions } from '../../connectors/member-options.ts'
import type { StepFrame } from '../../pages/self-service/frame.ts'
import { renderSettings } from '../../pages/self-service/settings.ts'
import { writePage } from '../../pages/write-page.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import { callbackUrlOf } from '../../tenancy/provider-call.ts'
import { formOf } from '../same-origin-form.ts'
import { draftOf, tenantOptions } from './draft-connection.ts'
import { expectedOf } from './expected-of.ts'
import { refusalOf } from './log-refusal.ts'
import {
  lockConnection,
  requireSession,
  type SelfServiceSession,
  writeOf,
} from './self-service-session.ts'
import type { SelfServiceOptions, ServeStep } from './serve-step.ts'
import { formAt, redirectToNext } from './steps.ts'

type Values = Readonly<Record<string, string>>
type Chosen = SelfServiceSession & { readonly provider: CustomerProvider }

/** The values to register at the identity provider, and those from there. */
export function settingsStep({ outbound }: Pick<SelfServiceOptions, 'outbound'>): ServeStep {
  return {
    async show(session, res, frame) {
      if (isChosen(session)) write(session, res, frame, { values: valuesOf(session) })
    },
    async submit(session, res, frame) {
      if (!isChosen(session)) return
      const { provider, connection, req } = session
      const form = formOf(req)
      const values = Object.fromEntries(
        provider.fields.map(({ name }) => [name, form.get(name)?.trim() ?? '']),
      )
      const missing = missingIn(provider, values, connection !== undefined)
      if (missing.length > 0) return write(session, res, frame, { values, missing })
      const reason = await refusalOf(session, () =>
        connection
          ? change(session, connection, values, outbound)
          : create(session, values, outbound),
      )
      if (reason !== undefined) return write(session, res, frame, { values, reason })
      redirectToNext(res, session, 'settings')
    },
  }
}

const isChosen = (session: SelfServiceSession): session is Chosen => session.provider !== undefined

interface Shown {
  readonly values: Values
  readonly missing?: readonly string[]
  readonly reason?: string
}

function write(
  session: Chosen,
  res: Response,
  frame: StepFrame,
  { values, missing = [], reason }: Shown,
): void {
  const { provider, connection, tenant, req } = session
  const shown = connection ?? draftOf(session)
  const { redirect } = tenant.connectors.resolve(shown, ['redirect'])?.connector ?? {}
  const keepsSecret = connection !== undefined
  const page = renderSettings(frame, {
    ...formAt('settings'),
    provider,
    values:
      redirect?.registrationOf?.({ connection: shown, callbackUrl: callbackUrlOf(req) }) ?? [],
    fields: provider.fields.map((field) => ({
      ...field,
      value: values[field.name],
      isMissing: missing.includes(field.name),
      isOptional: provider.ways !== undefined || (field.kind === 'secret' && keepsSecret),
    })),
    hasWays: provider.ways !== undefined,
    keepsSecret: keepsSecret && provider.fields.some(({ kind }) => kind === 'secret'),
    reason,
  })
  writePage(res, page, { status: missing.length > 0 || reason !== undefined ? 400 : 200 })
}

/**
 * What the connection has of the fields; a secret is never shown. Of alternatives it has the first
 * complete one: metadata also make the others.
 */
function valuesOf({ provider, connection }: Chosen): Values {
  const options: Readonly<Record<string, unknown>> = connection ? shownOptions(connection) : {}
  const textOf = (name: string) => {
    const value = options[name]
    if (value === true) return String(value)
    return typeof value === 'string' ? value : ''
  }
  const way = provider.ways?.find((names) => names.every((name) => textOf(name) !== ''))
  return Object.fromEntries(
    provider.fields.map(({ name, kind }) => {
      const isOther = kind !== 'check' && way?.includes(name) === false
      return [name, isOther ? '' : textOf(name)]
    }),
  )
}

/** The required fields without a value: of alternatives, those of the first one. */
function missingIn(
  { fields, ways = [] }: CustomerProvider,
  values: Values,
  isStored: boolean,
): readonly string[] {
  const isEmpty = (name: string) => (values[name] ?? '') === ''
  if (ways.length === 0) {
    return fields
      .filter(({ kind }) => kind !== 'check' && !(isStored && kind === 'secret'))
      .filter(({ name }) => isEmpty(name))
      .map(({ name }) => name)
  }
  if (ways.some((way) => !way.some(isEmpty))) return []
  const begun = ways.find((way) => !way.every(isEmpty)) ?? ways[0] ?? []
  return begun.filter(isEmpty)
}

type Outbound = SelfServiceOptions['outbound']

async function create(session: Chosen, values: Values, outbound: Outbound): Promise<void> {
  const { tenant, provider, ticket } = session
  const { name, display_name, metadata, show_as_button, options } = ticket.settings
    .connection_config ?? { name: '' }
  const { strategy } = provider
  const { entered, documents } = enteredOptions(provider, values)
  const verified = (ticket.progress.domains ?? []).filter(({ isVerified }) => isVerified)
  const connection = await customerConnection(
    tenant.connectors,
    {
      name,
      strategy,
      entered,
      options: {
        ...initialMapping(strategy, await expectedOf(session, strategy)),
        ...tenantOptions(tenant.connectors.require(strategy), options),
        ...documents,
      },
      domains: [...(options?.domain_aliases ?? []), ...verified.map(({ domain }) => domain)],
      settings: {
        ...(display_name !== undefined && { display_name }),
        ...(metadata && { metadata }),
        ...(show_as_button !== undefined && { show_as_button }),
      },
    },
    { tenantId: tenant.id, outbound },
  )
  const isMade = await writeOf(session, async (store, current) => {
    if (current.connectionId !== ticket.connectionId) return false
    const { id: connectionId } = await store.connections.create(connection)
    const progress = { ...current.progress, isTested: false }
    await store.selfServiceTickets.update(current, { progress, connectionId })
    return true
  })
  if (!isMade) await changeMade(session, values, outbound)
}

/** Changes the connection that the same form has made meanwhile: it was submitted twice. */
async function changeMade({ req }: Chosen, values: Values, outbound: Outbound): Promise<void> {
  const session = await requireSession(req)
  const { connection } = session
  if (connection && isChosen(session)) await change(session, connection, values, outbound)
}

async function change(
  session: Chosen,
  connection: Connection,
  values: Values,
  outbound: Outbound,
): Promise<void> {
  const { tenant, provider } = session
  const before = valuesOf(session)
  if (provider.fields.every(({ name }) => values[name] === before[name])) return
  const options = changedByCustomer(connection, enteredOptions(provider, values))
  const { connectors, id: tenantId } = tenant
  const { strategy } = connection
  const accepted = acceptPatch(connectors, strategy, { options })
  const settings = await completeOptions(connectors, strategy, accepted, { tenantId, outbound })
  await writeOf(session, async (store, current) => {
    const { id, options: locked } = await lockConnection(store, current)
    const { domain_aliases = [] } = locked
    await store.connections.update(id, { options: { ...settings.options, domain_aliases } })
    const progress = { ...current.progress, isTested: false }
    await store.selfServiceTickets.update(current, { progress })
  })
}
