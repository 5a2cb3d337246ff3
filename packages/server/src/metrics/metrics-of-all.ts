import { AggregatorRegistry } from 'prom-client'

/**
 * The metrics of all server processes, for the process that supervises them. Counters and gauges
 * are added, except gauges that every process reads from the same database.
 */
export class MetricsOfAll {
  private readonly registry = new AggregatorRegistry()

  get contentType(): string {
    return this.registry.contentType
  }

  /** The metrics as text; rejects if a process does not respond within 5 s. */
  read(): Promise<string> {
    return this.registry.clusterMetrics()
  }
}
