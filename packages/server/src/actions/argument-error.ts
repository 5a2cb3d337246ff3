/** An argument that a method of `api` does not accept. What the action ran for fails. */
export class ArgumentError extends Error {}
