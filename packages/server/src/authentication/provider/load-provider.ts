/** What is done before every endpoint that a client authenticates at. It has no types. */
const clientAuthPath: string = 'oidc-provider/lib/shared/client_auth.js'
/** What is done at the end of a log-out. It has no types either. */
const endSessionPath: string = 'oidc-provider/lib/actions/end_session.js'
type Step = (ctx: object, next: () => Promise<void>) => Promise<void>
type LastStep = (ctx: object) => Promise<void>

/**
 * Loads oidc-provider on the first request that needs it, some 150 ms that a start does not pay. On
 * Node 20 it prints that it prefers a later one; the versions we run on are tested, so it need not.
 */
export async function loadProvider() {
  const { warn } = console
  console.warn = () => undefined
  try {
    const provider = await import('oidc-provider')
    const grants = await import('oidc-provider/lib/helpers/grants.js')
    const { default: clientAuth } = (await import(clientAuthPath)) as { default: readonly Step[] }
    const { confirm } = (await import(endSessionPath)) as { confirm: readonly LastStep[] }
    const endSession = confirm.find(({ name }) => name === 'endSession')
    if (!endSession) throw new Error('oidc-provider has no step that ends a session')
    return { ...provider, grants, clientAuth, endSession }
  } finally {
    console.warn = warn
  }
}

export type Oidc = Awaited<ReturnType<typeof loadProvider>>
