import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'

/** The most tenants with a label of their own; requests of all others have the label `other`. */
const tenantLabelsMax = 200

/**
 * The longest wait for one value. Readings wait for connections to the database; the supervisor of
 * several processes waits 5 s for the metrics of all of them.
 */
const readingTimeoutMs = 2_000

/** In seconds: most operations take some milliseconds, and a password hash some tens of them. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A request that has ended. */
export interface EndedRequest {
  /** The `operationId` of the document; undefined for a request without an operation. */
  readonly operation: string | undefined
  readonly tenant: string | undefined
  readonly status: number
  readonly durationSeconds: number
}

/** One value of a metric with labels. */
export interface Labelled<Label extends string> {
  readonly labels: Partial<Record<Label, string>>
  readonly value: number
}

/** Reads a value when metrics are collected. */
type Reading = () => number | Promise<number>

/**
 * The metrics of this process, in the text format of Prometheus. The values of labels are bounded:
 * operations are those of the documents, and only some tenants have a label.
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

  /** Answers the supervising process, when it collects the metrics of all processes. */
  answerSupervisor(): void {
    new AggregatorRegistry() // receives its requests
    AggregatorRegistry.setRegistries([this.registry])
  }

  /** The `Content-Type` of the text. */
  get contentType(): string {
    return this.registry.contentType
  }

  /** All metrics as text, without gauges whose reading fails or takes too long. */
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
   * Registers a gauge that is read whenever metrics are collected; it is left out if reading fails
   * or takes too long. The values of several processes are added; use `max` for a value that all
   * read from one place.
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
        const value = await inTime(reading)
        if (value !== undefined) return this.set(value)
        this.reset()
        this.remove()
      },
    })
  }

  /** Registers a counter that is read whenever metrics are collected. */
  total(name: `latchkey_${string}_total`, help: string, reading: () => number): void {
    this.totals(name, help, [], () => [{ labels: {}, value: reading() }])
  }

  /** Registers a counter with labels, one for each value that is read. */
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

/** The value; undefined if reading it fails or takes too long. */
async function inTime(reading: Reading): Promise<number | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, readingTimeoutMs)
  })
  const read = async () => reading()
  try {
    return (await Promise.race([read(), late])) ?? undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
