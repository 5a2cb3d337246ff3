/** Generated from the API document when the console is bundled (`tools/bundle-console.mjs`). */
declare module 'latchkey:api' {
  type Loaded = { readonly resource: import('./description.ts').Resource }

  export const loaders: Readonly<Record<string, () => Promise<Loaded>>>
  /** Every scope of an operation. */
  export const scopes: readonly string[]
}

declare module 'latchkey:api/index' {
  export const index: readonly import('./description.ts').ResourceSummary[]
}

declare module '*.css'
