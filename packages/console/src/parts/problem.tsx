import { isManagementError } from '@latchkey/sdk/errors'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'

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
        {scopes.length > 0 ? <Missing scopes={scopes} /> : <p>{messageOf(error)}</p>}
        {requestId && <p class="small">Request {requestId}</p>}
        {onRetry && scopes.length === 0 && <Button onClick={onRetry}>Try again</Button>}
      </div>
    </div>
  )
}

function Missing({ scopes }: { readonly scopes: readonly string[] }) {
  return (
    <>
      <p>
        <strong>You lack the permission for this.</strong> It takes{' '}
        {scopes.length > 1 ? 'one of these scopes' : 'this scope'} of the management API, by a role
        or directly:
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

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong.'

/** The scopes that a 403 names, each of which is sufficient. */
export function missingScopes(error: unknown): readonly string[] {
  if (!isManagementError(error) || error.statusCode !== 403) return []
  const [, names] = /expected any of: (.+)$/.exec(error.message) ?? []
  return names?.split(',').map((name) => name.trim()) ?? []
}
