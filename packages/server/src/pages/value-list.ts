import { type ComponentChild, h } from 'preact'

/** Names and values to copy. */
export const valueList = (
  members: readonly (readonly [name: string, value: string])[],
): ComponentChild =>
  h(
    'dl',
    null,
    members.map(([name, value]) => [h('dt', null, name), h('dd', null, h('code', null, value))]),
  )
