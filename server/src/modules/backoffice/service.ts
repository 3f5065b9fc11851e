/** The parts of the back office that the server's start uses. */

export { createUnpublishedFileCleanupJob } from './documents/document-files.ts';
