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
  /** Queues 200 passwords at most. Beyond that, the tenant with most of them is refused. */
  private readonly hashes = new PasswordQueue({ runningMax: tasksMax, waitingMax: 200 - tasksMax })
  /**
   * The concurrent log-ins: more would only wait for the hashing threads, and delay other requests.
   */
  private readonly logIns = new PasswordQueue({ runningMax: 8, waitingMax: 192 })
  private readonly evenTime = new EvenTime()
  private readonly cost: PasswordCost
  private hashedCount = 0

  /** @param cost the cost of new hashes */
  constructor(cost = recommendedCost) {
    this.cost = cost
  }

  /** The number of passwords that wait to be hashed or verified. */
  get waiting(): number {
    return this.hashes.waitingNow
  }

  /** The number of passwords that were hashed or verified. */
  get hashed(): number {
    return this.hashedCount
  }

  /**
   * Hashes a password with a new salt; answers a PHC string.
   *
   * @throws ApiError `password_queue_full`
   */
  async hash(tenantId: string, password: string): Promise<string> {
    const hash = await this.hashes.run(tenantId, () => newHash(password, this.cost))
    this.hashedCount += 1
    return hash
  }

  /**
   * Verifies a password in constant time. A mismatch takes the same time for every `stored`.
   *
   * @param stored a PHC string; undefined for an unknown user, or one without a password
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
   * Runs one log-in by password when it is its turn.
   *
   * @throws ApiError `password_queue_full`
   */
  logIn<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    return this.logIns.run(tenantId, work)
  }
}
