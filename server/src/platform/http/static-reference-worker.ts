import { promisify } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { gzip } from 'node:zlib';
import reference from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

/**
 * Hands out the program of the API reference, compressed. Its package carries four megabytes of text inside its module
 * and gives them away by a plugin only; in a thread of its own the module is forgotten afterwards.
 */
const app = Fastify();
await app.register(reference, { routePrefix: '/reference', configuration: { url: '/openapi.json' } });
const { rawPayload } = await app.inject('/reference/js/scalar.js');
parentPort?.postMessage(await promisify(gzip)(rawPayload));
