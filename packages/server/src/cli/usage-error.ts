/** A mistake of the person at the command line, in one sentence that says what to write. */
export class UsageError extends Error {}
