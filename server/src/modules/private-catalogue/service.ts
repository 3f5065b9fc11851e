export { publishedLevels } from './catalogue.ts';
export { decideUpload, readChanges, readUpload, readUploads, restoreUpload } from './uploads.ts';
