/** How long executions of actions and of flows are kept. */
export const executionKeptMs = 10 * 24 * 60 * 60 * 1000
