import { EvenTime, kindOfHash } from './even-time.ts'
import { tasksMax } from './hash-threads.ts'
import {
  comparePassword,
  newHash,
  type PasswordCost,
  type PasswordVerdict,
  prefixOf,
  recommendedCost,
} from './password-hash.ts'
import { PasswordQueue } from './password-queue.ts'

/** Hashes and verifies passwords in bounded queues, in which tenants take turns. */
export class Passwords {
  /** 200 passwords in all; beyond that the tenant that has most of them is refused. */
  private readonly hashes = new PasswordQueue({ runningMax: tasksMax, waitingMax: 200 - tasksMax })
  /**
   * Bounds concurrent log-ins: more would only wait for the hashing threads, and delay other
   * requests.
   */
  private readonly logIns = new PasswordQueue({ runningMax: 8, waitingMax: 192 })
  private readonly evenTime = new EvenTime()
  private readonly cost: PasswordCost
  private hashedCount = 0

  /** `cost` is that of new hashes. */
  constructor(cost = recommendedCost) {
    this.cost = cost
  }

  /** How many passwords wait to be hashed or verified. */
  get waiting(): number {
    return this.hashes.waitingNow
  }

  /** How many passwords have been hashed or verified. */
  get hashed(): number {
    return this.hashedCount
  }

  /**
   * A PHC string with a new salt.
   *
   * @throws ApiError `password_queue_full`
   */
  async hash(tenantId: string, password: string): Promise<string> {
    const hash = await this.hashes.run(tenantId, () => newHash(password, this.cost))
    this.hashedCount += 1
    return hash
  }

  /**
   * Compares in constant time. `stored` is a PHC string, or `undefined` for an unknown user or one
   * without a password. A mismatch takes the same time for every `stored`.
   *
   * @throws ApiError `password_queue_full`
   */
  async verify(
    tenantId: string,
    stored: string | undefined,
    password: string,
  ): Promise<PasswordVerdict> {
    const { verdict, spentMs } = await this.hashes.run(tenantId, async () => {
      const begunMs = performance.now()
      const verdict = await comparePassword(stored, password, this.cost)
      return { verdict, spentMs: performance.now() - begunMs }
    })
    this.hashedCount += 1
    if (!verdict.matches) {
      await this.evenTime.wait(kindOfHash(stored ?? prefixOf(this.cost)), spentMs)
    }
    return verdict
  }

  /**
   * Runs one log-in by password, when it is its turn.
   *
   * @throws ApiError `password_queue_full`
   */
  logIn<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    return this.logIns.run(tenantId, work)
  }
}
