import { AggregatorRegistry } from 'prom-client'

/**
 * The metrics of all server processes, for the one that supervises them: counters and gauges are
 * sums, except those that each process reads of the same database.
 */
export class MetricsOfAll {
  private readonly registry = new AggregatorRegistry()

  get contentType(): string {
    return this.registry.contentType
  }

  /** Fails where a process does not answer within 5 s. */
  read(): Promise<string> {
    return this.registry.clusterMetrics()
  }
}
