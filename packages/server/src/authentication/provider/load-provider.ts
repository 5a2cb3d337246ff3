import { loadPrivateModules } from './patches.ts'

let loading: ReturnType<typeof load> | undefined

/** Loads oidc-provider for the first request that needs it: some 150 ms that no start pays. */
export function loadProvider(): ReturnType<typeof load> {
  loading ??= load()
  return loading
}

/**
 * On Node 20 it prints that it prefers a later release. Those that we run on are tested, so it need
 * not. Two loads at once would take each other's silence for what was there before.
 */
async function load() {
  const { warn } = console
  console.warn = () => undefined
  try {
    return { ...(await import('oidc-provider')), ...(await loadPrivateModules()) }
  } finally {
    console.warn = warn
  }
}

export type Oidc = Awaited<ReturnType<typeof load>>
