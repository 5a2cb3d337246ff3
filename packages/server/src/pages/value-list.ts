import { type ComponentChild, h } from 'preact'

/** A list of names and values for the administrator to copy. */
export const valueList = (
  members: readonly (readonly [name: string, value: string])[],
): ComponentChild =>
  h(
    'dl',
    null,
    members.map(([name, value]) => [h('dt', null, name), h('dd', null, h('code', null, value))]),
  )
