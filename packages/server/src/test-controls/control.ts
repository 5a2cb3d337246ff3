import type { TestControlAnswer, TestControlBody, TestControlId } from '@latchkey/contract'
import type { Request, Response } from 'express'

/** A validated request to a test control. */
export interface ControlCall<Id extends TestControlId> {
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: TestControlBody<Id>
  readonly req: Request
  readonly res: Response
}

/** Serves one test control. */
export type Control<Id extends TestControlId> = (
  call: ControlCall<Id>,
) => Promise<TestControlAnswer<Id>>

/**
 * The functions that serve some test controls, by `operationId`. A missing or unknown one is a
 * compile error.
 */
export type Controls<Ids extends TestControlId = TestControlId> = {
  readonly [Id in Ids]: Control<Id>
}
