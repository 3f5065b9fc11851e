// Generates a TypeScript client from an OpenAPI document with a generator that the project does not use itself, as an
// integrator would: node scripts/generate-client.mjs <document.json> <folder>
import { registerHooks } from 'node:module';

// The generator needs the programming interface of TypeScript 5, which this workspace has beside TypeScript 7.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'typescript' ? { ...context, parentURL: import.meta.url } : context),
});
const { createClient } = await import('@hey-api/openapi-ts');

const [input, path] = process.argv.slice(2);
if (input === undefined || path === undefined)
  throw new Error('usage: generate-client.mjs <document.json> <folder>');
await createClient({
  input,
  output: { path },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { level: 'silent' },
});
