import type { en } from './en.ts'

/** Every text of every language: a missing one does not compile. */
export type Texts = {
  readonly [P in keyof typeof en]: {
    readonly [S in keyof (typeof en)[P]]: { readonly [K in keyof (typeof en)[P][S]]: string }
  }
}
