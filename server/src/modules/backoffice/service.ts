/** What a start asks of the back office. */

export { documentLeftovers } from './documents/document-files.ts';
