export { TdsSection } from './TdsSection';
