import { isAnswered } from './answered-error.ts'
import type { TokenSource } from './token.ts'

/** Runs `attempt` with a token, and once more with a new one if the first is refused. */
export async function authorized<Result>(
  tokens: TokenSource,
  attempt: (token: string) => Promise<Result>,
): Promise<Result> {
  const token = await tokens.current()
  try {
    return await attempt(token)
  } catch (error) {
    const isRefused = isAnswered(error) && error.statusCode === 401
    if (!isRefused || !tokens.replace) throw error
    return attempt(await tokens.replace(token))
  }
}
