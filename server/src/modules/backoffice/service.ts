/** The parts of the back office that the server's start uses. */

export { unpublishedFileCleanup } from './documents/document-files.ts';
