export { ImportPage } from './desk/imports/ImportPage';
export { ImportsPage } from './desk/imports/ImportsPage';
export { ApiKeysPage } from './desk/keys/ApiKeysPage';
export { DESK_IMPORTS_NAV_ITEM } from './nav-items';
export { INTEGRATION_TASK_TILES } from './task-tiles';
