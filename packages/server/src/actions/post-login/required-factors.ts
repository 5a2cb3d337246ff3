import type { PostLoginState, RequiredFactor, VerifiedFactor } from './post-login-state.ts'

type Factors = Pick<PostLoginState, 'factor' | 'furtherFactors'>

/** The factors that are required one after the other. */
const queueOf = ({ factor, furtherFactors = [] }: Factors): readonly RequiredFactor[] =>
  factor ? [factor, ...furtherFactors] : []

const factorsOf = ([factor, ...furtherFactors]: readonly RequiredFactor[]): Factors => ({
  factor,
  furtherFactors,
})

/** Whether an action has asked for a factor that precedes the next actions. */
export const holdsActions = (state: Factors): boolean =>
  queueOf(state).some(({ actionId }) => actionId !== undefined)

/** Adds a factor of certain types; one of any type follows all of those. */
export function withTypedFactor(known: Factors, required: RequiredFactor): Factors {
  const queue = queueOf(known)
  const typed = queue.filter(({ types }) => types)
  return factorsOf([...typed, required, ...queue.filter(({ types }) => !types)])
}

/** Requires a factor of any type, or none. It leaves those of certain types as they are. */
export function withAnyFactor(known: Factors, required: RequiredFactor | undefined): Factors {
  const typed = queueOf(known).filter(({ types }) => types)
  return factorsOf(required ? [...typed, required] : typed)
}

/** Whether factors that were verified in this log-in are what an action asks for. */
function isMet({ types, enrolls }: RequiredFactor, verified: readonly VerifiedFactor[]): boolean {
  if (!types) return verified.length > 0
  return verified.some(({ type, isNew }) => types.includes(type) && (!enrolls || isNew))
}

/** What else satisfies a factor that an action does not insist on. */
interface Instead {
  /** Whether the browser is one in which the user has verified a factor lately. */
  readonly isRemembered?: boolean
  /** Whether the log-in has a second factor of an unknown type. */
  readonly hasFactor?: boolean
}

/**
 * The state without the factors that the log-in has verified, in their order: a later one waits for
 * those before it.
 */
export function withoutMetFactors(
  state: PostLoginState,
  { isRemembered = false, hasFactor = false }: Instead = {},
): PostLoginState {
  const { verifiedFactors = [] } = state
  const queue = queueOf(state)
  const isDone = (required: RequiredFactor) =>
    isMet(required, verifiedFactors) ||
    (!required.types && hasFactor) ||
    (required.remembers === true && isRemembered)
  const first = queue.findIndex((required) => !isDone(required))
  const rest = first < 0 ? [] : queue.slice(first)
  const done = queue.slice(0, queue.length - rest.length)
  const last = done.findLast(({ actionId }) => actionId !== undefined)?.actionId
  const open = { ...state, ...factorsOf(rest) }
  // The actions after the one that has asked for the factors are still to run.
  return last === undefined || holdsActions(open) ? open : { ...open, after: last }
}
