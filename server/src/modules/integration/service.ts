export { rowsOfFile } from './imports/given-rows.ts';
export { readImport, readImportFile, readImportRows, readImports } from './imports/import-list.ts';
export { importRows } from './imports/imports.ts';
export { makeKey, readKeys, revokeKey } from './keys/keys.ts';
