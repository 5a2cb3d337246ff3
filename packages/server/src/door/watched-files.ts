import { stat } from 'node:fs/promises'

interface WatchedFiles<Content> {
  /** A text that differs once the files are others. */
  readonly stampOf: () => Promise<string>
  readonly read: () => Promise<Content>
  /** Interval in milliseconds at which the files are checked for replacement. */
  readonly checkMs: number
  readonly onReloaded: (content: Content) => void
  /** Called once per version of unreadable files; the previous content stays in use. */
  readonly onUnreadable: (error: unknown) => void
}

/** The content of files in their current version. */
export interface Watched<Content> {
  readonly current: () => Content
  close(): void
}

/** Reads files, and again whenever they are replaced. @throws the error of the first read */
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

/** A replaced or modified file has another stamp. */
export async function stampOfFile(path: string): Promise<string> {
  const { ino, size, mtimeMs } = await stat(path)
  return `${ino} ${size} ${mtimeMs}`
}
