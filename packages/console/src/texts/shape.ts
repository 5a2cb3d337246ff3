import type { en } from './en.ts'

/** All texts of a language; a missing one is a compile error. */
export type Texts = Localized<typeof en>

type Localized<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...parts: never[]) => string
      ? T[K]
      : Localized<T[K]>
}
