import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Objects per page of a listing. */
const PAGE_SIZE = 2;

/** A request to the store, with the fields that tests check. */
interface StoreRequest {
  method: string;
  path: string;
  authorization: string;
  contentEncoding: string | undefined;
}

interface StoredObject {
  content: Buffer;
  contentType: string;
  at: Date;
}

/**
 * Starts a small S3-compatible store for tests, over plain HTTP with the bucket in the path. It stores objects, lists them in
 * pages, and rejects unsigned requests.
 */
export async function startS3Store(key: string, bucket: string) {
  const objects = new Map<string, StoredObject>();
  const requests: StoreRequest[] = [];

  function buildListing(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const start = Number(query.get('continuation-token') ?? 0);
    const found = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort();
    const folders = new Set<string>();
    const files = found.filter((name) => {
      const [first = '', ...rest] = name.slice(prefix.length).split('/');
      if (rest.length > 0) folders.add(`${prefix}${first}/`);
      return rest.length === 0;
    });
    const page = files.slice(start, start + PAGE_SIZE);
    const next = start + PAGE_SIZE < files.length ? start + PAGE_SIZE : null;
    const contents = page
      .map(
        (name) => `<Contents><Key>${name}</Key><Size>${objects.get(name)?.content.length}</Size></Contents>`,
      )
      .join('');
    const prefixes = [...folders]
      .map((name) => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`)
      .join('');
    const continuation = next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== null}</IsTruncated>${continuation}${contents}${prefixes}</ListBucketResult>`;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://store');
    const path = decodeURIComponent(url.pathname);
    const { authorization = '' } = headers;
    const content = await buffer(request);
    requests.push({ method, path, authorization, contentEncoding: headers['content-encoding'] });
    if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${key}/`)) {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      return;
    }
    const [, requestedBucket, ...rest] = path.split('/');
    const name = rest.join('/');
    const storedObject = objects.get(name);
    if (requestedBucket !== bucket) response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    else if (method === 'GET' && name === '')
      response.writeHead(200, { 'content-type': 'application/xml' }).end(buildListing(url.searchParams));
    else if (method === 'PUT') {
      objects.set(name, { content, contentType: headers['content-type'] ?? '', at: new Date() });
      response.writeHead(200, { etag: '"1"' }).end();
    } else if (method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else if (storedObject) {
      response.writeHead(200, {
        etag: '"1"',
        'content-type': storedObject.contentType,
        'content-length': storedObject.content.length,
        'last-modified': storedObject.at.toUTCString(),
      });
      response.end(method === 'HEAD' ? undefined : storedObject.content);
    } else {
      response.writeHead(404).end(method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>');
    }
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${address.port}`,
    objects,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
