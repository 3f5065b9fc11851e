/** What other modules may ask of the integration with other software. */
export { rowsOfFile } from './given-rows.ts';
export { readImport, readImports } from './import-list.ts';
export { importRows } from './imports.ts';
export { makeKey, readKeys, revokeKey } from './keys.ts';
