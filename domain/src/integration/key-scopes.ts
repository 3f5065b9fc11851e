/**
 * What a key may do (contract, section 9): import the catalogue, customers, or orders with their statuses, or read
 * events.
 */
export const KEY_SCOPES = ['catalogue', 'customers', 'orders', 'events'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
