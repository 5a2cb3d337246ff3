import type { ApiOperation } from '@latchkey/contract'
import { pretty } from './examples.ts'

/** Parameters that a form offers; further ones are sent by other means. */
const offered: readonly string[] = ['path', 'query']

/** A form that sends the operation to the host of the page; the script shows it. */
export function TryIt({
  operation,
  basePath,
}: {
  readonly operation: ApiOperation
  readonly basePath: string
}) {
  const { id, method, path, parameters, media, example } = operation
  const fields = parameters.filter((each) => offered.includes(each.in))
  const isJson = media === 'application/json'
  if (media !== undefined && !isJson) return null
  return (
    <details class="try" hidden>
      <summary>Try it</summary>
      <form data-method={method} data-path={basePath + path}>
        {fields.map(({ name, in: place, required, schema }) => (
          <label key={name}>
            <span>
              <code>{name}</code> {place}
              {required && ', required'}
            </span>
            <input
              name={name}
              data-in={place}
              required={required}
              placeholder={schema.example === undefined ? '' : String(schema.example)}
              autocomplete="off"
            />
          </label>
        ))}
        {isJson && (
          <label>
            <span>Body</span>
            <textarea name="body" data-in="body" rows={10} spellcheck={false}>
              {pretty(example ?? {})}
            </textarea>
          </label>
        )}
        <button type="submit">
          Send {method}
          <span class="unseen"> of {id}</span>
        </button>
      </form>
      <div role="status" class="result" />
    </details>
  )
}
