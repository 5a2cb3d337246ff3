import { isObject } from './acl-shape.ts'
import type { NetworkAcl, NetworkAclMatch } from './network-acl.ts'

const isSameList = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((entry, index) => entry === other[index])

const isSameMatch = (one?: NetworkAclMatch, other?: NetworkAclMatch): boolean => {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every(
    (name) =>
      Object.hasOwn(other, name) &&
      isSameList(one[name as keyof NetworkAclMatch], other[name as keyof NetworkAclMatch]),
  )
}

/** Whether two ACLs with the same id match the same requests, at the same rank. */
export const isSameCriteria = (one: NetworkAcl, other: NetworkAcl): boolean =>
  one.priority === other.priority &&
  one.rule.scope === other.rule.scope &&
  isSameMatch(one.rule.match, other.rule.match) &&
  isSameMatch(one.rule.not_match, other.rule.not_match)
