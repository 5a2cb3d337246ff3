/** A command line that cannot be run; the message says how to write it. */
export class UsageError extends Error {}
