/** What a start asks of the back office. */

export { unpublishedFileCleanup } from './documents/document-files.ts';
