import { write, writeSync } from 'node:fs'

/** When lines are written, and how many may wait. */
interface LogOutputOptions {
  /** Lines wait until there are so many bytes; 0: each line is written at once. */
  readonly bufferBytes: number
  /** The most bytes of one write. A longer line is written alone. */
  readonly writeBytesMax: number
  /** Lines that exceed these waiting bytes are dropped. */
  readonly waitingBytesMax: number
  /** How often waiting lines are written, also after an error. */
  readonly flushMs: number
  /** Makes the line that tells how many lines were dropped. */
  readonly onDropped: (count: number) => string
}

interface Waiting {
  readonly text: string
  readonly bytes: number
}

const endTries = 10
const pauseMs = 20

/**
 * Writes log lines to a file descriptor. An error, such as of a full disk, neither ends the process
 * nor delays it: the lines wait for the next attempt, and are dropped if too many wait. The
 * destination of pino would end the process, and would never let it exit.
 */
export class LogOutput {
  readonly #fd: number
  readonly #options: LogOutputOptions
  #waiting: Waiting[] = []
  #waitingBytes = 0
  /** What is being written, or what the last write left. */
  #rest: Buffer = Buffer.alloc(0)
  #isWriting = false
  #hasFailed = false
  #dropped = 0

  constructor(fd: number, options: LogOutputOptions) {
    this.#fd = fd
    this.#options = options
    setInterval(() => this.#flush(), options.flushMs).unref()
    process.on('exit', () => this.#end())
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#waitingBytes + bytes > this.#options.waitingBytesMax) {
      this.#dropped += 1
      return
    }
    this.#waiting.push({ text: line, bytes })
    this.#waitingBytes += bytes
    if (this.#isEnough && !this.#hasFailed) this.#flush()
  }

  get #isEnough(): boolean {
    return this.#waitingBytes > this.#options.bufferBytes
  }

  #flush(): void {
    if (this.#isWriting || !this.#takeNext()) return
    this.#isWriting = true
    write(this.#fd, this.#rest, (error, written) => {
      this.#isWriting = false
      this.#hasFailed = error !== null
      if (error) return
      this.#rest = this.#rest.subarray(written)
      if (this.#rest.length > 0 || this.#isEnough) this.#flush()
    })
  }

  /** Moves whole lines to the next write; answers whether there is something to write. */
  #takeNext(): boolean {
    if (this.#rest.length > 0) return true
    this.#reportDropped()
    let [count, bytes] = [0, 0]
    for (const line of this.#waiting) {
      if (count > 0 && bytes + line.bytes > this.#options.writeBytesMax) break
      count += 1
      bytes += line.bytes
    }
    const taken = this.#waiting.splice(0, count).map(({ text }) => text)
    this.#rest = Buffer.from(taken.join(''))
    this.#waitingBytes -= bytes
    return count > 0
  }

  #reportDropped(): void {
    if (this.#dropped === 0 || this.#waitingBytes > this.#options.waitingBytesMax / 2) return
    const line = this.#options.onDropped(this.#dropped)
    this.#dropped = 0
    this.write(line)
  }

  /** Writes what is left, before the process exits. A write in progress is left to the system. */
  #end(): void {
    if (this.#isWriting) this.#rest = Buffer.alloc(0)
    for (let failures = 0; failures < endTries && this.#takeNext(); ) {
      try {
        this.#rest = this.#rest.subarray(writeSync(this.#fd, this.#rest))
      } catch {
        failures += 1 // such as of a full pipe
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
      }
    }
  }
}
