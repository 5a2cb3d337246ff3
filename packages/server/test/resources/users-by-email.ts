import { nothing, type Resource } from './resource.ts'

export const usersByEmail: Resource = {
  ...nothing(),
  queries: { listUsersByEmail: '?email=ada%40example.com' },
}
