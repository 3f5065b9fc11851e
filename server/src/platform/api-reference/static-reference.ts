import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { matchesEtag } from '../http/etag.ts';
import { createWorkerPool } from '../limits/worker-pool.ts';

const PAGE_PATH = '/api/docs';
const SCRIPT_PATH = '/api/docs/reference.js';
/** Timeout for loading the script, which takes about a second. */
const LOAD_TIMEOUT_MS = 60_000;
const PUBLIC_ROUTE = { config: { access: 'public.read' }, schema: { hide: true } } as const;

/** Disables fonts, assistants and telemetry from other servers. */
const CONFIGURATION = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
};

/** Content security policy of the API reference. Unlike other pages, it needs workers and fonts within its script. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'self'",
].join('; ');

function buildPage(): string {
  const configuration = JSON.stringify(CONFIGURATION).replaceAll('"', '&quot;');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Cromia API</title></head>',
    `<body><script id="api-reference" data-configuration="${configuration}"></script><script src="${SCRIPT_PATH}"></script></body>`,
    '</html>',
    '',
  ].join('\n');
}

/** Loads the compressed script of the API reference in a worker thread. */
async function loadScript(): Promise<Buffer> {
  const pool = createWorkerPool<null, Uint8Array>(new URL('./static-reference-worker.ts', import.meta.url), {
    ...{ name: 'readReferenceScript', threads: 1, heapMb: 128 },
  });
  try {
    return Buffer.from(await pool.run(null, LOAD_TIMEOUT_MS));
  } finally {
    await pool.close();
  }
}

interface SerializedDocument {
  etag: string;
  plain: Buffer;
  gzipped: Buffer;
}

/** Serializes the OpenAPI document, which never changes while the process runs. */
function serializeDocument(app: FastifyInstance): SerializedDocument {
  const plain = Buffer.from(JSON.stringify(app.swagger()));
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { etag, plain, gzipped: gzipSync(plain) };
}

/** Registers the OpenAPI document and its reference page (contract, section 1), which works without the internet. */
export function registerReference(app: FastifyInstance): void {
  let document: SerializedDocument | undefined;
  let script: Promise<Buffer> | undefined;
  app.get('/api/openapi.json', PUBLIC_ROUTE, (request, reply) => {
    document ??= serializeDocument(app);
    const { etag, plain, gzipped } = document;
    reply.headers({ etag, 'cache-control': 'public, max-age=60', vary: 'accept-encoding' });
    if (matchesEtag(request, etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (!new Negotiator(request).encoding(['gzip'])) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(gzipped);
  });
  app.get(PAGE_PATH, PUBLIC_ROUTE, (_request, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(buildPage()),
  );
  app.get(SCRIPT_PATH, PUBLIC_ROUTE, async (_request, reply) => {
    script ??= loadScript().catch((error: unknown) => {
      // The next request tries again.
      script = undefined;
      throw error;
    });
    return reply
      .headers({
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=3600',
        vary: 'accept-encoding',
      })
      .type('text/javascript; charset=utf-8')
      .send(await script);
  });
}
