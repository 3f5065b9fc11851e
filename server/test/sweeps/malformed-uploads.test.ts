import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../app.ts';

const { app, config } = await testApp('demo');
const staff = await login(app, 'it@demo.cromia.test');
const customer = await login(app, 'customer@demo.cromia.test');

const CALLS = [
  ['/api/v1/backoffice/tds', staff],
  ['/api/v1/backoffice/sds', staff],
  ['/api/v1/backoffice/sds/batches', staff],
  ['/api/v1/backoffice/documents', staff],
  ['/api/v1/backoffice/portfolios/import', staff],
  ['/api/v1/public/b2c', staff],
  ['/api/v1/public/customer/carts/quick-order/upload', customer],
  ['/api/v1/public/customer/claims', customer],
] as const;

const FORM = 'multipart/form-data; boundary=here';
const part = (name: string, content: string) =>
  `--here\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n${content}`;

const BODIES: [what: string, contentType: string, body: string][] = [
  ['without a boundary', 'multipart/form-data', part('file', 'a')],
  ['with an empty boundary', 'multipart/form-data; boundary=', part('file', 'a')],
  ['with a quoted empty boundary', 'multipart/form-data; boundary=""', part('file', 'a')],
  ['that is empty', FORM, ''],
  ['of plain text', FORM, 'this is no form'],
  ['with a broken boundary line', FORM, '--here\r\nnonsense'],
  ['that breaks off in the head of a part', FORM, '--here\r\ncontent-disposition: form-data; name="fi'],
  ['that breaks off in the file', FORM, part('file', '%PDF-1.7 and no')],
  ['that breaks off in another file', FORM, part('other', '%PDF-1.7 and no')],
  ['with a part that has no name', FORM, '--here\r\n\r\nnothing\r\n--here--\r\n'],
];

describe('a malformed form', () => {
  it.each(BODIES)('%s is rejected by every upload route', async (_what, contentType, payload) => {
    for (const [url, headers] of CALLS) {
      const response = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': contentType },
        payload,
      });
      expect([url, response.statusCode, response.json().code]).toEqual([url, 400, 'BadRequest']);
    }
    expect(await readdir(join(config.dataDir, 'uploads')).catch(() => [])).toEqual([]);
  });
});
