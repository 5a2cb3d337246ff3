import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'

/** Tenants that have a label of their own; the requests of all further ones are `other`. */
const tenantLabelsMax = 200

/** Seconds; the answers of most operations take some milliseconds, a password hash some tens. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface EndedRequest {
  /** The `operationId` of the document; undefined: the request reached none. */
  readonly operation: string | undefined
  readonly tenant: string | undefined
  readonly status: number
  readonly durationSeconds: number
}

/** A number of a metric that has several. */
export interface Labelled<Label extends string> {
  readonly labels: Partial<Record<Label, string>>
  readonly value: number
}

/** Reads a value when metrics are collected. */
type Reading = () => number | Promise<number>

/**
 * The numbers of this process in the text format of Prometheus. Each label has a bounded number of
 * values: operations are those of the documents, and tenants are counted up to a bound.
 */
export class Metrics {
  private readonly registry = new Registry()
  private readonly tenants = new Set<string>()
  private readonly requests = this.counter(
    'latchkey_http_requests_total',
    'Requests that were answered, by operation of the OpenAPI documents and by status.',
    ['operation', 'status'],
  )
  private readonly tenantRequests = this.counter(
    'latchkey_tenant_requests_total',
    'Requests that were answered, by tenant and by class of status.',
    ['tenant', 'class'],
  )
  private readonly logEntries = this.counter(
    'latchkey_log_entries_total',
    'Entries of tenant logs, by type: s is a log-in, f, fp and fu are failed ones.',
    ['type'],
  )
  private readonly decisions = this.counter(
    'latchkey_network_acl_decisions_total',
    'Requests that network ACLs decided on, by action.',
    ['action'],
  )
  private readonly databaseReads = this.counter(
    'latchkey_database_reads_total',
    'Requests that a replica may answer, by what answered them: reader or primary.',
    ['from'],
  )
  private readonly durations = new Histogram({
    name: 'latchkey_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by operation.',
    labelNames: ['operation'],
    buckets: durationBuckets,
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Lets the process that supervises this one read them. */
  answerSupervisor(): void {
    new AggregatorRegistry() // listens for its questions
    AggregatorRegistry.setRegistries([this.registry])
  }

  /** `Content-Type` of what `read` answers. */
  get contentType(): string {
    return this.registry.contentType
  }

  /** All of them as text; a gauge whose reading fails is left out. */
  read(): Promise<string> {
    return this.registry.metrics()
  }

  requestEnded({ operation = 'none', tenant, status, durationSeconds }: EndedRequest): void {
    this.requests.inc({ operation, status })
    this.durations.observe({ operation }, durationSeconds)
    if (tenant === undefined) return
    this.tenantRequests.inc({
      tenant: this.labelOf(tenant),
      class: `${Math.floor(status / 100)}xx`,
    })
  }

  entryLogged(type: string): void {
    this.logEntries.inc({ type })
  }

  aclDecided(action: string): void {
    this.decisions.inc({ action })
  }

  databaseRead(from: 'reader' | 'primary'): void {
    this.databaseReads.inc({ from })
  }

  /**
   * Reads a number at each request for the metrics; it is left out where the read fails. The
   * numbers of several processes are added; `max` is for one that all of them read from one place.
   */
  gauge(
    name: `latchkey_${string}`,
    help: string,
    reading: Reading,
    aggregator: 'sum' | 'max' | 'min' = 'sum',
  ): void {
    new Gauge({
      name,
      help,
      aggregator,
      registers: [this.registry],
      async collect() {
        try {
          this.set(await reading())
        } catch {
          this.reset()
          this.remove()
        }
      },
    })
  }

  /** Reads a number that only grows at each request for the metrics. */
  total(name: `latchkey_${string}_total`, help: string, reading: () => number): void {
    this.totals(name, help, [], () => [{ labels: {}, value: reading() }])
  }

  /** The same for several numbers, which labels tell apart. */
  totals<Label extends string>(
    name: `latchkey_${string}_total`,
    help: string,
    labelNames: readonly Label[],
    readings: () => readonly Labelled<Label>[],
  ): void {
    new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        this.reset()
        for (const { labels, value } of readings()) this.inc(labels, value)
      },
    })
  }

  private labelOf(tenant: string): string {
    if (this.tenants.has(tenant)) return tenant
    if (this.tenants.size >= tenantLabelsMax) return 'other'
    this.tenants.add(tenant)
    return tenant
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }
}
