/** The texts come from this code, and would be many only if a caller chose what to select. */
export const textsMax = 100

/**
 * Values by a text, each made once: writing a long statement, and looking for its name, takes
 * longer than sending it.
 */
export class ByText<T> {
  readonly #made = new Map<string, T>()

  get(text: string, make: () => T): T {
    const known = this.#made.get(text)
    if (known !== undefined) return known
    const made = make()
    if (this.#made.size < textsMax) this.#made.set(text, made)
    return made
  }
}
