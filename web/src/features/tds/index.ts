export { TdsDialog } from './TdsDialog';
export { TdsSection } from './TdsSection';
