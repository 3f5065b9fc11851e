import type { App } from '../../src/platform/http/app.ts';

/**
 * Creates a PDF of one empty page.
 * @param comment makes the content unique
 * @param extraBytes additional size
 * @param catalog additional entries of the PDF catalog
 */
export function aPdf(comment = 'a sheet', extraBytes = 0, catalog = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n% ${comment}\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    Buffer.from('3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n'),
    Buffer.alloc(extraBytes, 0x20),
    Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ]);
}

/** Uploads a file with form fields, like a browser form. */
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
