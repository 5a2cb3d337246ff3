import type { TestControlSchema } from '@latchkey/contract'
import type { Request } from 'express'
import type { FindRoute } from '../operations/router.ts'
import type { Controls } from './control.ts'

/** A rule about requests that fail, as the document describes it. */
export type FaultRule = TestControlSchema<'FaultRule'>

interface ActiveRule {
  readonly rule: FaultRule
  applied: number
}

/** The rules by which requests fail on demand, in the memory of this process. */
export class Faults {
  #active: readonly ActiveRule[] = []
  #ending = new AbortController()

  /** Replaces all rules, and ends the delays of the former ones. */
  replace(rules: readonly FaultRule[]): void {
    this.#ending.abort()
    this.#ending = new AbortController()
    this.#active = rules.map((rule) => ({ rule, applied: 0 }))
  }

  /** Aborts when the rules are replaced. */
  get ending(): AbortSignal {
    return this.#ending.signal
  }

  list(): { rule: FaultRule; applied: number }[] {
    return this.#active.map(({ rule, applied }) => ({ rule, applied }))
  }

  /** The rule that applies to a request, which is then counted as applied. */
  take(req: Request, operationOf: (req: Request) => string | undefined): FaultRule | undefined {
    const found = this.#active.find(({ rule, applied }) => {
      if (rule.times !== undefined && applied >= rule.times) return false
      if (!isFor(rule, req)) return false
      if (rule.operation_id !== undefined && rule.operation_id !== operationOf(req)) return false
      return rule.probability === undefined || Math.random() < rule.probability
    })
    if (!found) return undefined
    found.applied += 1
    return found.rule
  }
}

function isFor({ tenant, method, path }: FaultRule, req: Request): boolean {
  if (method !== undefined && method !== req.method) return false
  if (path !== undefined && !req.path.startsWith(path)) return false
  return tenant === undefined || [req.tenant.domain, req.facts.host].includes(tenant.toLowerCase())
}

/** An API of the server: the base path, and its operations. */
export interface RoutedApi {
  readonly basePath: string
  readonly route: FindRoute
}

/** Finds the `operationId` of a request before the steps that look it up. */
export function operationIdBy(apis: readonly RoutedApi[]) {
  return (req: Request): string | undefined => {
    const api = apis.find(({ basePath }) => req.path.startsWith(basePath))
    const found = api?.route(req.method, req.path.slice(api.basePath.length))
    return found?.kind === 'operation' ? found.operation.id : undefined
  }
}

/** The controls of the faults. */
export function faultControls(
  faults: Faults,
): Controls<'listFaults' | 'updateFaults' | 'deleteFaults'> {
  const listed = () => ({ status: 200, body: { faults: faults.list() } }) as const
  return {
    listFaults: async () => listed(),
    async updateFaults({ body }) {
      faults.replace(body.faults)
      return listed()
    },
    async deleteFaults() {
      faults.replace([])
      return { status: 204 }
    },
  }
}
