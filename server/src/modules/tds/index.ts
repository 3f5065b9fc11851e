export {
  createUnpublishedFileCleanupJob,
  type DocumentFile,
  publishFiles,
  toFileKey,
} from './publishing/document-files.ts';
export { receiveDocument } from './publishing/receive-document.ts';
export { tdsRoutes } from './routes.ts';
export { publishTds } from './uploads.ts';
