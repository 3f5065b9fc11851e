export { publishUpload, requirePdf } from './publish-upload.ts';
export {
  createUnpublishedFileCleanupJob,
  DOCUMENT_TYPES,
  type DocumentFile,
  type DocumentType,
  publishFiles,
  storeWithin,
  toFileKey,
} from './stored-documents.ts';
