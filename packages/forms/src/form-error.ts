/**
 * A form or a flow that cannot go on, because of what its author has written or what it has called.
 * The message is for the author.
 */
export class FormError extends Error {}
