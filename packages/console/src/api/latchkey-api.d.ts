/** Made of the API document when the console is bundled (`tools/bundle-console.mjs`). */
declare module 'latchkey:api' {
  import type { Resource } from './description.ts'

  export const loaders: Readonly<Record<string, () => Promise<{ readonly resource: Resource }>>>
  /** Every scope of an operation. */
  export const scopes: readonly string[]
}

declare module 'latchkey:api/index' {
  import type { ResourceSummary } from './description.ts'

  export const index: readonly ResourceSummary[]
}

declare module '*.css'
