/**
 * An argument that a method of `api` does not accept. What the action ran for fails, unless the
 * action catches it.
 */
export class ArgumentError extends Error {}
