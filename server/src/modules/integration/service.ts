export { readImport, readImportFile, readImportRows, readImports } from './imports/import-list.ts';
export { importRows } from './imports/imports.ts';
export { readFileRows } from './imports/input-rows.ts';
export { createKey, readKeys, revokeKey } from './keys/keys.ts';
