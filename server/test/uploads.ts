import type { App } from '../src/platform/http.ts';

/** A file of a few words that passes for a PDF by its content. */
export function aPdf(words = 'a sheet', bytes = 0): Buffer {
  return Buffer.concat([Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`), Buffer.alloc(bytes, 0x20)]);
}

/** Sends a file with its fields as a browser's form does. */
export async function upload(
  app: App,
  url: string,
  headers: Record<string, string>,
  { file, fields = {} }: { file?: Buffer; fields?: Record<string, string> },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([new Uint8Array(file)]), 'whatever.bin');
  const body = new Response(form);
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
