/** Makes a value for its first caller, and returns it to later ones. For what is the same always. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
