import { hash } from 'node:crypto'

export interface RecordName {
  readonly model: string
  readonly id: string
}

/** The ids of records are random and long, so a slow hash would add nothing. */
export function hashOfId(id: string): string {
  return hash('sha256', id, 'base64url')
}
