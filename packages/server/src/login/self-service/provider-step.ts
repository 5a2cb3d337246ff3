import { customerProviders } from '../../connectors/customer-providers.ts'
import { renderProviderChoice } from '../../pages/self-service/provider.ts'
import { writePage } from '../../pages/write-page.ts'
import { formOf } from '../same-origin-form.ts'
import { type SelfServiceSession, writeOf } from './self-service-session.ts'
import type { ServeStep } from './serve-step.ts'
import { formAt, redirectToNext } from './steps.ts'

/** The choice of an identity provider, among those of the profile. */
export const providerStep: ServeStep = {
  async show(session, res, frame) {
    writePage(
      res,
      renderProviderChoice(frame, { ...formAt('provider'), providers: allowed(session) }),
    )
  },
  async submit(session, res, frame) {
    const id = formOf(session.req).get('provider')
    const providers = allowed(session)
    const chosen = providers.find((each) => each.id === id)
    const isChosen = chosen !== undefined && (await choose(session, chosen))
    if (chosen && isChosen) return redirectToNext(res, { ...session, provider: chosen }, 'provider')
    const error = chosen && ('providerFixed' as const)
    const page = renderProviderChoice(frame, { ...formAt('provider'), providers, error })
    writePage(res, page, { status: 400 })
  },
}

const allowed = ({ profile }: SelfServiceSession) =>
  customerProviders.filter(({ id }) => profile.allowed_strategies.includes(id))

type Chosen = ReturnType<typeof allowed>[number]

/**
 * Stores the choice. A connection of another strategy that the ticket has created is deleted,
 * unless it has users or is enabled.
 *
 * @returns whether the choice is possible
 */
const choose = (session: SelfServiceSession, { id, strategy }: Chosen): Promise<boolean> =>
  writeOf(session, async (store, ticket) => {
    const { connectionId, progress } = ticket
    const made = connectionId === undefined ? undefined : await store.connections.lock(connectionId)
    if (made && made.strategy !== strategy) {
      const isUsed = progress.isEnabled || (made.enabled_clients ?? []).length > 0
      if (isUsed || (await store.connectionUsers.hasAny(made.id))) return false
      await store.connections.delete(made.id)
    }
    await store.selfServiceTickets.update(ticket, { progress: { ...progress, provider: id } })
    return true
  })
