/** The member `details` of a log entry that names the executions of actions. */
export const detailsOfExecutions = (executions: readonly string[] = []) =>
  executions.length > 0 ? { details: { actions: { executions: [...executions] } } } : {}
