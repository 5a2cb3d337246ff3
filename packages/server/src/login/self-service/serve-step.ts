import type { Response } from 'express'
import type { StepFrame } from '../../pages/self-service/frame.ts'
import type { SelfServiceSession } from './self-service-session.ts'

type Serve = (session: SelfServiceSession, res: Response, frame: StepFrame) => Promise<void>

/** One step of the set-up: its page, and what its form does. */
export interface ServeStep {
  readonly show: Serve
  readonly submit: Serve
}
