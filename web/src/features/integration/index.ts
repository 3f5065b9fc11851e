export { ImportPage } from './desk/imports/ImportPage';
export { ImportsPage } from './desk/imports/ImportsPage';
export { ApiKeysPage } from './desk/keys/ApiKeysPage';
