import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'

/** Where traces and logs are sent to. */
export interface TracingConfig {
  /** An OTLP/HTTP collector; undefined: traces and logs are not sent. */
  readonly otlpUrl: string | undefined
  /** The fraction of the requests without a `traceparent` that are traced, from 0 to 1. */
  readonly tracesRatio: number
}

/** Reads the collector of traces and logs, and the fraction of requests to trace. */
export function readTracingConfig(env: Environment, refuse: Refuse): TracingConfig {
  const otlpUrl = env.LATCHKEY_OTLP_URL || undefined
  if (otlpUrl !== undefined && !(/^https?:\/\/./.test(otlpUrl) && URL.canParse(otlpUrl))) {
    refuse('LATCHKEY_OTLP_URL must be an http or https URL; write http://127.0.0.1:4318.')
  }
  const text = env.LATCHKEY_TRACES_RATIO || '1'
  const tracesRatio = text.trim() === '' ? Number.NaN : Number(text)
  if (!(tracesRatio >= 0 && tracesRatio <= 1)) {
    refuse(`LATCHKEY_TRACES_RATIO is "${text}"; it must be a number from 0 to 1.`)
  }
  return { otlpUrl, tracesRatio }
}
