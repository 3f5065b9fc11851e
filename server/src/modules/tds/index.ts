export {
  createUnpublishedFileCleanupJob,
  type DocumentFile,
  publishFiles,
  toFileKey,
} from './publishing/document-files.ts';
export { publishUpload } from './publishing/publish-upload.ts';
export { tdsRoutes } from './routes.ts';
export { publishTds } from './uploads.ts';
