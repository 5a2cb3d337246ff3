import {
  FormError,
  isList,
  type Json,
  type JsonObject,
  memberOf,
  objectIn,
  textIn,
} from '@latchkey/forms'
import { emailOf } from '../identifiers/identifiers.ts'
import type { RunFlowAction } from './flow-run.ts'

/** Rules that need lists, or a DNS server, which flows do not ask. */
const unsupported = ['require_mx_record', 'block_free_emails', 'block_disposable_emails']

/** Checks the syntax of an e-mail address, and the lists of the author. It asks nobody. */
export const verifyEmail: RunFlowAction = async (_run, params) => {
  const email = emailOf(textIn(params, 'email') ?? '')
  const rules = objectIn(params, 'rules')
  const rule = unsupported.find((name) => memberOf(rules, name) === true)
  if (rule !== undefined) throw new FormError(`The rule ${rule} is not supported here.`)
  return { valid: email !== undefined && isPermitted(email, rules) }
}

function isPermitted(email: string, rules: JsonObject): boolean {
  const allowlist = textsIn(memberOf(rules, 'allowlist'))
  const blocklist = textsIn(memberOf(rules, 'blocklist'))
  const isAlias = memberOf(rules, 'block_aliases') === true && /\+.*@/.test(email)
  if (allowlist.length > 0 && !allowlist.some((entry) => matches(email, entry))) return false
  return !isAlias && !blocklist.some((entry) => matches(email, entry))
}

const textsIn = (value: Json | undefined): readonly string[] =>
  isList(value) ? value.filter((each) => typeof each === 'string') : []

/** An entry is an address, or a domain. */
function matches(email: string, entry: string): boolean {
  const wanted = entry.trim().toLowerCase().replace(/^@/, '')
  return wanted.includes('@') ? email === wanted : email.endsWith(`@${wanted}`)
}
