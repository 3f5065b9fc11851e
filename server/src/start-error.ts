/** The portal cannot start for a reason that the operator can fix. The message is printed without a stack trace. */
export class StartError extends Error {}
