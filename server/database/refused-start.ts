/** A configuration error, reported without a stack trace. */
export class RefusedStart extends Error {}
