import type { Response } from 'express'
import { acceptPatch } from '../../connectors/connection-settings.ts'
import {
  isSource,
  type MappedSource,
  mappedSources,
  withSources,
} from '../../connectors/customer-mapping.ts'
import { renderAttributes, type ShownAttribute } from '../../pages/self-service/attributes.ts'
import type { StepFrame } from '../../pages/self-service/frame.ts'
import { writePage } from '../../pages/write-page.ts'
import { formOf } from '../same-origin-form.ts'
import { expectedOf } from './expected-of.ts'
import { refusalOf } from './log-refusal.ts'
import { lockConnection, type SelfServiceSession, writeOf } from './self-service-session.ts'
import type { ServeStep } from './serve-step.ts'
import { formAt, redirectToNext } from './steps.ts'

/** The attributes that the tenant expects, and their names at the identity provider. */
export const attributesStep: ServeStep = {
  async show(session, res, frame) {
    write(session, res, frame, (await sourcesOf(session)).map(shown))
  },
  async submit(session, res, frame) {
    const sources = await sourcesOf(session)
    const form = formOf(session.req)
    const entered = sources.map((each) => ({
      ...each,
      source: form.get(fieldOf(each))?.trim() ?? '',
    }))
    const checked = entered.map((each) => {
      const error = errorOf(each)
      return { ...shown(each), ...(error && { error }) }
    })
    if (checked.some(({ error }) => error)) return write(session, res, frame, checked)
    const isChanged = entered.some(
      ({ source, isStored }, at) => source !== sources[at]?.source || (source !== '' && !isStored),
    )
    const reason = isChanged ? await refusalOf(session, () => store(session, entered)) : undefined
    if (reason !== undefined) return write(session, res, frame, checked, reason)
    redirectToNext(res, session, 'attributes')
  },
}

async function sourcesOf(session: SelfServiceSession): Promise<readonly MappedSource[]> {
  const { connection } = session
  return connection ? mappedSources(connection, await expectedOf(session, connection.strategy)) : []
}

const fieldOf = ({ name }: Pick<MappedSource, 'name'>) => `source_${name}`

const shown = (each: MappedSource): ShownAttribute => ({
  field: fieldOf(each),
  label: each.label,
  description: each.description,
  isRequired: each.isRequired,
  source: each.source,
})

function errorOf({ source, isRequired }: MappedSource): ShownAttribute['error'] {
  if (source === '') return isRequired ? 'missingText' : undefined
  return isSource(source) ? undefined : 'attributeWrong'
}

function write(
  { provider }: SelfServiceSession,
  res: Response,
  frame: StepFrame,
  attributes: readonly ShownAttribute[],
  reason?: string,
): void {
  const protocol = provider?.protocol ?? 'oidc'
  const page = renderAttributes(frame, { ...formAt('attributes'), protocol, attributes, reason })
  const isRefused = reason !== undefined || attributes.some(({ error }) => error)
  writePage(res, page, { status: isRefused ? 400 : 200 })
}

const store = (session: SelfServiceSession, sources: readonly MappedSource[]): Promise<void> =>
  writeOf(session, async (resources, ticket) => {
    const connection = await lockConnection(resources, ticket)
    const { id, strategy } = connection
    const options = withSources(connection, sources)
    const accepted = acceptPatch(session.tenant.connectors, strategy, { options })
    await resources.connections.update(id, accepted)
    const progress = { ...ticket.progress, isTested: false }
    await resources.selfServiceTickets.update(ticket, { progress })
  })
