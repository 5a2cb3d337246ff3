import { stat } from 'node:fs/promises'

interface WatchedFiles<Content> {
  /** Resolves to a text that changes whenever the files change. */
  readonly stampOf: () => Promise<string>
  readonly read: () => Promise<Content>
  /** The interval between checks of the files. */
  readonly checkMs: number
  readonly onReloaded: (content: Content) => void
  /** Called once for each version of the files that cannot be read. */
  readonly onUnreadable: (error: unknown) => void
}

/** The content of the current version of some files. */
export interface Watched<Content> {
  readonly current: () => Content
  close(): void
}

/**
 * Reads files, and again whenever they change. If reading a changed version fails, the previous
 * content stays in use.
 *
 * @throws the error of the first read
 */
export async function watchFiles<Content>(
  options: WatchedFiles<Content>,
): Promise<Watched<Content>> {
  const { stampOf, read, checkMs, onReloaded, onUnreadable } = options
  let stamp = await stampOf()
  let content = await read()
  const check = async () => {
    try {
      const next = await stampOf().catch(() => 'away')
      if (next === stamp) return
      stamp = next
      content = await read()
      onReloaded(content)
    } catch (error) {
      onUnreadable(error)
    }
  }
  let checked = Promise.resolve()
  const timer = setInterval(() => {
    checked = checked.then(check)
  }, checkMs)
  timer.unref()
  return { current: () => content, close: () => clearInterval(timer) }
}

/** The stamp of a file, which changes when it is replaced or modified. */
export async function stampOfFile(path: string): Promise<string> {
  const { ino, size, mtimeMs } = await stat(path)
  return `${ino} ${size} ${mtimeMs}`
}
