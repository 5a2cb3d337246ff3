import { guestStorage } from '../../timing/deadline.ts'
import { once } from '../../timing/once.ts'
import { keepContextIn, loadPrivateModules } from './patches.ts'

/** Loads oidc-provider for the first request that needs it: loading takes some 150 ms. */
export const loadProvider = once(load)

/**
 * Loads oidc-provider without its warning that it prefers a release later than Node.js 20, which
 * our tests cover. Runs once, because concurrent loads would restore the silenced `console.warn`.
 */
async function load() {
  const { warn } = console
  console.warn = () => undefined
  try {
    const oidc = { ...(await import('oidc-provider')), ...(await loadPrivateModules()) }
    keepContextIn(guestStorage, oidc)
    return oidc
  } finally {
    console.warn = warn
  }
}

/** The module `oidc-provider`. */
export type Oidc = Awaited<ReturnType<typeof load>>
