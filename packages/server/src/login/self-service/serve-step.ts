import type { Response } from 'express'
import type { DnsRecords } from '../../outbound/dns-records.ts'
import type { StepFrame } from '../../pages/self-service/frame.ts'
import type { RedirectOptions } from '../redirect/ask-connector.ts'
import type { SelfServiceSession } from './self-service-session.ts'

/** The parts of the server that the pages use. */
export interface SelfServiceOptions extends RedirectOptions {
  readonly dns: DnsRecords
}

type Serve = (session: SelfServiceSession, res: Response, frame: StepFrame) => Promise<void>

/** One step of the set-up: its page, and what its form does. */
export interface ServeStep {
  readonly show: Serve
  readonly submit: Serve
}
