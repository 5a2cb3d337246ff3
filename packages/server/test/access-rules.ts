import { expect } from '@jest/globals'
import type { TestAnswer, TestTenant } from '@latchkey/testkit'

/** The network ACLs of one tenant, written by an address that a first rule allows. */
export interface RuleAuthor {
  /** The id of a new rule. Priorities go up from 10 where none is given. */
  create(rule: Rule, more?: More): Promise<string>
  write(method: string, id: string, json?: object): Promise<TestAnswer>
  /** Deletes every rule but the author's own. */
  clear(): Promise<void>
}

export interface Rule {
  readonly action: Readonly<Record<string, boolean | string>>
  readonly scope?: string
  readonly match?: Readonly<Record<string, readonly (string | number)[]>>
  readonly not_match?: Readonly<Record<string, readonly (string | number)[]>>
}

interface More {
  readonly active?: boolean
  readonly priority?: number
  readonly description?: string
}

export const authorAgent = 'the author'

export async function ruleAuthor(tenant: TestTenant): Promise<RuleAuthor> {
  let priority = 10
  const write: RuleAuthor['write'] = (method, id, json) =>
    tenant.request(method, `/api/v2/network-acls${id === '' ? '' : `/${id}`}`, {
      ...(json && { json }),
      headers: { 'user-agent': authorAgent },
    })
  const create: RuleAuthor['create'] = async (rule, more = {}) => {
    priority += 0.01
    const given = { description: 'A rule', active: true, priority, ...more }
    const made = await write('POST', '', { ...given, rule: { scope: 'tenant', ...rule } })
    expect(made.status).toBe(201)
    return made.body.id
  }
  const own = await create(
    { action: { allow: true }, match: { user_agents: [authorAgent] } },
    { priority: 1 },
  )
  return {
    create,
    write,
    async clear() {
      for (const { id } of (await write('GET', '')).body) {
        if (id !== own) await write('DELETE', id)
      }
    },
  }
}

export const blockedMessage = 'Access to this tenant is blocked from here.'
