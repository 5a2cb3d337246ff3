import type { Logger } from 'pino'

/** Whether Redis responds; each change is logged once. */
export class Presence {
  isUp = true
  private failedAtMs = Number.NEGATIVE_INFINITY
  private readonly log: Logger
  private readonly retryMs: number

  constructor(log: Logger, retryMs: number) {
    this.log = log
    this.retryMs = retryMs
  }

  /** Whether Redis failed so recently that no command is sent. */
  get isLeftAlone(): boolean {
    return performance.now() - this.failedAtMs < this.retryMs
  }

  answered(): void {
    if (!this.isUp) this.log.info('Redis answers again: all processes count in it together.')
    this.isUp = true
  }

  failed(error: unknown): void {
    this.failedAtMs = performance.now()
    if (this.isUp) this.log.error({ err: error }, awaySentence)
    this.isUp = false
  }
}

const awaySentence =
  'Redis does not answer: until it does, each process counts rate limits separately, and the ' +
  'database counts attempts, finds replays and carries notices.'
