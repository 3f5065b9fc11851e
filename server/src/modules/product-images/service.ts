export { imageCleanup } from './files.ts';
export { latOfFile, readImages, removeImage, storeImage } from './images.ts';
export { holdUpload, reserveUpload } from './upload-lock.ts';
export { uploadedImage } from './uploaded-image.ts';
