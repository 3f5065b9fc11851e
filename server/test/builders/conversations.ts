import type { App } from '../../src/platform/http/app.ts';

/** Sends a message with files, as a page does. */
export async function postMessage(
  app: App,
  url: string,
  headers: object,
  { text, files = [], key }: { text?: string; files?: { name: string; content: Buffer }[]; key?: string },
) {
  const form = new FormData();
  if (text !== undefined) form.append('text', text);
  for (const { name, content } of files)
    form.append('attachments', new Blob([new Uint8Array(content)]), name);
  // A form without a field has no body that a server could parse.
  if (text === undefined && files.length === 0) form.append('other', '');
  const body = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url: `${url}/messages`,
    headers: {
      ...headers,
      'content-type': body.headers.get('content-type') ?? '',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}
