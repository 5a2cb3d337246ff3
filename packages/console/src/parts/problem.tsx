import { isManagementError, isTokenError } from '@latchkey/sdk/errors'
import { words } from '../texts/texts.ts'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import { inCode } from './in-code.tsx'

interface ProblemProps {
  readonly error: unknown
  readonly onRetry?: () => void
}

/** Shows an error, and what to do. */
export function Problem({ error, onRetry }: ProblemProps) {
  const scopes = missingScopes(error)
  const requestId = isManagementError(error) ? error.requestId : undefined
  return (
    <div class="problem" role="alert">
      <Icon name={scopes.length > 0 ? 'lock' : 'alert'} size={22} />
      <div>
        {scopes.length > 0 ? <Missing scopes={scopes} /> : <p>{inCode(messageOf(error))}</p>}
        {requestId && <p class="small">{words().problem.request(requestId)}</p>}
        {onRetry && scopes.length === 0 && (
          <Button onClick={onRetry}>{words().basics.tryAgain}</Button>
        )}
      </div>
    </div>
  )
}

function Missing({ scopes }: { readonly scopes: readonly string[] }) {
  const { lacks, takesScope, takesOneScope } = words().problem
  return (
    <>
      <p>
        <strong>{lacks}</strong> {scopes.length > 1 ? takesOneScope : takesScope}
      </p>
      <p class="chips">
        {scopes.map((scope) => (
          <code key={scope} class="chip">
            {scope}
          </code>
        ))}
      </p>
    </>
  )
}

/** The message of an error; a general text for what is no `Error`. */
export function messageOf(error: unknown): string {
  // The client wraps what the console's own function for tokens threw.
  if (isTokenError(error) && error.cause instanceof Error) return error.cause.message
  return error instanceof Error ? error.message : words().problem.somethingWrong
}

/** The scopes that the message of a 403 names; each of them is sufficient. */
function missingScopes(error: unknown): readonly string[] {
  if (!isManagementError(error) || error.statusCode !== 403) return []
  const [, names] = /expected any of: (.+)$/.exec(error.message) ?? []
  return names?.split(',').map((name) => name.trim()) ?? []
}
