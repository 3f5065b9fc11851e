export { createPublishedLevels } from './catalogue.ts';
export { decideUpload, readTreeChanges, readUpload, readUploads, restoreUpload } from './uploads.ts';
