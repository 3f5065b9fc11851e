export { TdsDocumentsPage } from './desk/TdsDocumentsPage';
export { TdsDialog } from './TdsDialog';
export { TdsSection } from './TdsSection';
