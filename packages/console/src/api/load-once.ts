import { words } from '../texts/texts.ts'

/** Loads a part of the console once for all callers; after a failure, the next one tries again. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new Error(words().problem.notLoaded, { cause })
    })
    return loading
  }
}
