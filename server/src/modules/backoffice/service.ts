/** What a start asks of the back office. */

export { documentLeftovers } from './document-files.ts';
