/** A usage error of the command line, with the correct usage. */
export class UsageError extends Error {}
