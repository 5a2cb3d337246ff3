/** True when two types are the same: neither wider, nor narrower, nor `any`. */
export type Equals<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false

export type IsAny<Type> = 0 extends 1 & Type ? true : false

/** Accepts only `true`, so that a failing assertion stops the compiler at its line. */
export type Expect<Type extends true> = Type
