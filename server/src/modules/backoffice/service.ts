/** The parts of the back office that are needed when the server starts. */

export { createUnpublishedFileCleanupJob } from './documents/document-files.ts';
