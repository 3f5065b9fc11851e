export { TdsDocumentsPage } from './desk/TdsDocumentsPage';
export { DESK_TDS_NAV_ITEM } from './nav-items';
export { TdsDialog } from './TdsDialog';
export { TdsSection } from './TdsSection';
export { tdsLanguagesQuery } from './tds-queries';
