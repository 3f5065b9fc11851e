import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import reference from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

/**
 * Extracts the script of the API reference and compresses it. Its package serves the script, four megabytes of text in
 * its module, only through a plugin. Loading it blocks a thread for most of a second and takes 50 MB, which the worker
 * thread frees when it ends.
 */
export async function readReferenceScript(): Promise<Uint8Array> {
  const app = Fastify();
  await app.register(reference, { routePrefix: '/reference', configuration: { url: '/openapi.json' } });
  const { rawPayload } = await app.inject('/reference/js/scalar.js');
  return promisify(gzip)(rawPayload);
}
