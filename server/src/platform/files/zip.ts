import { CFB } from '@e965/xlsx';

export interface ZippedFile {
  name: string;
  content: string;
}

/** Creates a ZIP archive of texts, in memory. */
export function createZip(files: readonly ZippedFile[]): Buffer {
  const archive = CFB.utils.cfb_new();
  for (const { name, content } of files) CFB.utils.cfb_add(archive, name, Buffer.from(content));
  return CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: true });
}
