/** A reason not to start that the operator can fix. It is printed without a stack trace. */
export class StartRefusal extends Error {}
