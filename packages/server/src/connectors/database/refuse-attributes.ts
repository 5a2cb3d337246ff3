import { refusedBody } from '../../errors.ts'
import type { ConnectionOptions } from '../connector.ts'

const place = 'options.attributes'

/**
 * Refuses attributes that contradict each other or other options, with the messages of the hosted
 * API, which clients compare.
 *
 * @throws ApiError `invalid_body`
 */
export function refuseAttributes(options: ConnectionOptions): void {
  const { attributes, validation, requires_username } = options
  if (!attributes) return
  if (requires_username) throw cannotSetBoth('requires_username')
  if (validation) throw cannotSetBoth('validation')
  const all = Object.entries(attributes)
  if (all.length > 0 && all.every(([, { identifier }]) => identifier?.active === false)) {
    throw refusedBody('attributes must contain one active identifier', place)
  }
  for (const [name, { profile_required, signup }] of all) {
    if (!profile_required || signup?.status === undefined || signup.status === 'required') continue
    const reason = `attribute ${name} must also be required on signup`
    throw refusedBody(reason, `${place}.${name}.signup.status`)
  }
}

const cannotSetBoth = (option: string) =>
  refusedBody(`Cannot set both options.attributes and options.${option}`, place)
