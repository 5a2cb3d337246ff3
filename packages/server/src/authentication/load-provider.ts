/** What is done before every endpoint that a client authenticates at. It has no types. */
const clientAuthPath: string = 'oidc-provider/lib/shared/client_auth.js'
type Step = (ctx: object, next: () => Promise<void>) => Promise<void>

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
    return { ...provider, grants, clientAuth }
  } finally {
    console.warn = warn
  }
}

export type Oidc = Awaited<ReturnType<typeof loadProvider>>
