export { decideUpload, readChanges, readUpload, readUploads, restoreUpload } from './uploads.ts';
