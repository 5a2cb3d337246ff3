import type { en } from './en.ts'

/** All texts of a language; a missing one is a compile error. */
export type Texts = {
  readonly [P in keyof typeof en]: {
    readonly [S in keyof (typeof en)[P]]: { readonly [K in keyof (typeof en)[P][S]]: string }
  }
}
