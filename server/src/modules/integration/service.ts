/** What other modules may ask of the integration with other software. */
export { makeKey, readKeys, revokeKey } from './keys.ts';
