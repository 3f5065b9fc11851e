export { createImageCleanupJob } from './files.ts';
export { findLatOfFile, readImages, removeImage, storeImage } from './images.ts';
export { readUploadedImage } from './read-uploaded-image.ts';
export { holdUpload, reserveUpload } from './upload-lock.ts';
