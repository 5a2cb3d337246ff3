/** One module of a plan, in the variant that the plan runs it in. */
export interface PlanModule {
  readonly testModule: string
  readonly variant?: Readonly<Record<string, string>>
}

/** The result of a module. */
export interface Outcome {
  readonly module: string
  /** `PASSED`, `WARNING`, `REVIEW`, `SKIPPED`, `FAILED`, or `INTERRUPTED` and `TIMED_OUT`. */
  readonly result: string
  /** The URL of the log of the module. */
  readonly log: string
}

interface SuiteOptions {
  readonly baseUrl: string
  /** A token of the suite's own API; a suite in development mode needs none. */
  readonly token?: string | undefined
  readonly moduleTimeoutMs: number
  readonly pollMs: number
}

type Json = Readonly<Record<string, unknown>>

/** The REST API of a running OpenID Foundation conformance suite. */
export class Suite {
  private readonly options: SuiteOptions

  constructor(options: SuiteOptions) {
    this.options = options
  }

  /** @throws Error with the answer of the suite where it takes no such plan */
  async createPlan(planName: string, variant: Json, config: Json) {
    const query = new URLSearchParams({ planName, variant: JSON.stringify(variant) })
    const plan = await this.call('POST', `api/plan?${query}`, config)
    return plan as { readonly id: string; readonly modules: readonly PlanModule[] }
  }

  /**
   * Runs a module to its end, or for as long as it may take.
   *
   * @param beforeStart what has to happen at the tenant once a module that waits is configured
   */
  async runModule(
    plan: string,
    { testModule, variant }: PlanModule,
    beforeStart: () => Promise<unknown>,
  ): Promise<Outcome> {
    const query = new URLSearchParams({ test: testModule, plan })
    if (variant) query.set('variant', JSON.stringify(variant))
    const { id } = (await this.call('POST', `api/runner?${query}`)) as { readonly id: string }
    const log = `${this.options.baseUrl}log-detail.html?log=${id}`
    const endsAt = Date.now() + this.options.moduleTimeoutMs
    let isStarted = false
    while (Date.now() < endsAt) {
      const { status, result = 'UNKNOWN' } = (await this.call('GET', `api/info/${id}`)) as {
        readonly status: string
        readonly result?: string
      }
      if (status === 'FINISHED') return { module: testModule, result, log }
      if (status === 'INTERRUPTED') return { module: testModule, result: 'INTERRUPTED', log }
      if (status === 'CONFIGURED' && !isStarted) {
        isStarted = true
        await beforeStart()
        // A module that has started itself meanwhile is refused; its status says how it ends.
        await this.call('POST', `api/runner/${id}`).catch(() => undefined)
      }
      await new Promise((resolve) => setTimeout(resolve, this.options.pollMs))
    }
    return { module: testModule, result: 'TIMED_OUT', log }
  }

  private async call(method: string, path: string, body?: Json): Promise<unknown> {
    const { baseUrl, token } = this.options
    const answer = await fetch(new URL(path, baseUrl), {
      method,
      headers: {
        'Content-Type': 'application/json',
        // A connection that waits between two calls may be closed by the suite.
        Connection: 'close',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`)
    return text === '' ? {} : JSON.parse(text)
  }
}
