import { promisify } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { gzip } from 'node:zlib';
import reference from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

/**
 * Extracts the script of the API reference and compresses it. Its package contains four megabytes of text in its module
 * and serves the script only through a plugin; the memory of a worker thread is released afterwards.
 */
const app = Fastify();
await app.register(reference, { routePrefix: '/reference', configuration: { url: '/openapi.json' } });
const { rawPayload } = await app.inject('/reference/js/scalar.js');
parentPort?.postMessage(await promisify(gzip)(rawPayload));
