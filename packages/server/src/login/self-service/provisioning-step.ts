import type { Response } from 'express'
import { provisioningOf } from '../../connectors/customer-provisioning.ts'
import { ApiError } from '../../errors.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { StepFrame } from '../../pages/self-service/frame.ts'
import { renderCustomerProvisioning } from '../../pages/self-service/provisioning.ts'
import { writePage } from '../../pages/write-page.ts'
import { scimTokenScopes } from '../../store/scim/scim-tokens.ts'
import { formOf } from '../same-origin-form.ts'
import { expectedOf } from './expected-of.ts'
import { lockConnection, type SelfServiceSession, writeOf } from './self-service-session.ts'
import type { ServeStep } from './serve-step.ts'
import { formAt, nextPathOf, pathOfStep } from './steps.ts'

/** The SCIM endpoint and its tokens, by which the identity provider provisions users. */
export const provisioningStep: ServeStep = {
  show: (session, res, frame) => write(session, res, frame, {}),
  async submit(session, res, frame) {
    const form = formOf(session.req)
    if (form.get('action') === 'delete') {
      await deleteToken(session, form.get('token_id') ?? '')
      return redirectTo(res, pathOfStep('provisioning'))
    }
    await write(session, res, frame, await createToken(session))
  },
}

interface Outcome {
  readonly token?: string
  readonly error?: 'token-limit'
}

async function createToken(session: SelfServiceSession): Promise<Outcome> {
  const { tenant, ticket, connection } = session
  const { scopes, token_lifetime: lifetime } = ticket.settings.provisioning_config ?? {}
  const expected = connection && (await expectedOf(session, connection.strategy))
  try {
    const { token } = await writeOf(session, async (store, current) => {
      const { id, strategy } = await lockConnection(store, current)
      if (!(await store.scimConfigurations.get(id))) {
        const settings = provisioningOf(tenant.connectors.require(strategy), mapped(expected))
        await store.scimConfigurations.create(id, settings)
      }
      return store.scimTokens.create(id, {
        scopes: scopes ?? scimTokenScopes,
        lifetimeSeconds: lifetime ?? undefined,
      })
    })
    return { token }
  } catch (error) {
    const isFull = error instanceof ApiError && error.code === 'scim_token_limit_reached'
    if (!isFull) throw error
    return { error: 'token-limit' }
  }
}

/** A profile without SCIM attributes of its own leaves those of every connection. */
const mapped = (expected: Awaited<ReturnType<typeof expectedOf>>) =>
  expected?.attributes.some(({ scim }) => scim !== undefined) ? expected : undefined

const deleteToken = (session: SelfServiceSession, tokenId: string): Promise<void> =>
  writeOf(session, async (store, ticket) => {
    const { id } = await lockConnection(store, ticket)
    await store.scimTokens.delete(id, tokenId)
  })

async function write(
  session: SelfServiceSession,
  res: Response,
  frame: StepFrame,
  { token, error }: Outcome,
): Promise<void> {
  const { tenant, connection } = session
  const id = connection?.id ?? ''
  const tokens = await tenant.store.scimTokens.list(id)
  const page = renderCustomerProvisioning(frame, {
    ...formAt('provisioning'),
    endpoint: `${tenant.issuer}scim/v2/connections/${id}`,
    tokens: tokens.map(({ token_id, created_at }) => ({ id: token_id, createdAt: created_at })),
    token,
    error,
    nextUrl: nextPathOf(session, 'provisioning'),
  })
  writePage(res, page, { status: error ? 409 : 200 })
}
