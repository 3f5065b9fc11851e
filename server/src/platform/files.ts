import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';

/**
 * Where documents and pictures are kept: a folder under DATA_DIR, or an S3-compatible store by FILES_URL
 * (`s3://key:secret@host/bucket?region=…`).
 */
export async function openFiles({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<Disk> {
  if (filesUrl === null)
    return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  const { S3Driver } = await import('flydrive/drivers/s3');
  const url = new URL(filesUrl);
  return new Disk(
    new S3Driver({
      endpoint: `https://${url.host}`,
      region: url.searchParams.get('region') ?? 'auto',
      bucket: url.pathname.slice(1),
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
      forcePathStyle: true,
      supportsACL: false,
      visibility: 'private',
    }),
  );
}
