import { expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { type MailContent, toMail, toPageUrl } from './mail-page.ts';

const { brand } = loadConfig({
  TOKEN_SECRET: 'a secret that only tests know, 32+',
  BRAND_NAME: 'Colori & Co',
});
const LINK = { label: 'Open', url: 'https://portal.example.com/ecommerce?a=1&b=2' };

function aPage(note: string): MailContent {
  return {
    language: 'en',
    title: 'Order request',
    paragraphs: [`Thank you, ${note}`],
    facts: [
      ['Note', note],
      ['Total', '10.00 EUR'],
    ],
    table: { head: ['Product'], rows: [['F120-7035-25', note]] },
    link: LINK,
    closing: [note],
  };
}

it('a note of several lines cannot imitate other lines of the mail', () => {
  for (const lineBreak of ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\n\n\n']) {
    const forgedLines = ['kind', 'Total: 1.00 EUR', '-- ', 'Open: https://evil.example.com'].join(lineBreak);
    const lines = toMail('anna@example.com', aPage(forgedLines), brand).text.split(
      /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u,
    );
    expect(lines.filter((line) => line.startsWith('Total:'))).toEqual(['Total: 10.00 EUR']);
    expect(lines.filter((line) => line.startsWith('Open:'))).toEqual([`Open: ${LINK.url}`]);
    expect(lines.filter((line) => line === '-- ')).toHaveLength(1);
    expect(lines).toContain('    Total: 1.00 EUR');
  }
});

it('a subject is reduced to one line', () => {
  const title = 'Order\r\nBcc: all@example.com\u2028now';
  const { subject } = toMail('anna@example.com', { language: 'en', title, paragraphs: [] }, brand);
  expect(subject).toBe('Order Bcc: all@example.com now');
});

it('the HTML escapes typed text and loads nothing from servers', () => {
  const { html } = toMail('anna@example.com', aPage('<img src=x onerror=alert(1)>"\'&'), brand);
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;/g)).toHaveLength(4);
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
  expect(html).toContain('Colori &amp; Co');
});

it('the link is a button, followed by its full address', () => {
  const { html, text } = toMail('anna@example.com', aPage('hello'), brand);
  const address = LINK.url.replace('&', '&amp;');
  expect(html.split(`href="${address}"`)).toHaveLength(3);
  expect(html).toContain(`>${address}</a>`);
  expect(text).toContain(`Open: ${LINK.url}`);
});

it('a mail of only paragraphs has neither table nor link', () => {
  const page: MailContent = { language: 'it', title: 'Ciao', paragraphs: ['Solo questo.'] };
  const { html, text } = toMail('anna@example.com', page, brand);
  expect(html).not.toMatch(/<table|<a /);
  expect(text.startsWith('Ciao\n\nSolo questo.\n\n-- \n')).toBe(true);
});

it('documents come before the button and the alternative link after it, in text and HTML', () => {
  const page: MailContent = {
    ...aPage('hello'),
    documents: [{ label: 'Sheet', url: 'https://portal.example.com/sheet' }],
    link: { ...LINK, alternative: { label: 'Instead', url: 'https://portal.example.com/other' } },
  };
  const { html, text } = toMail('anna@example.com', page, brand);
  for (const body of [html, text]) {
    const positions = ['sheet', 'ecommerce?a=1', 'other'].map((end) =>
      body.indexOf(`https://portal.example.com/${end}`),
    );
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions[0]).toBeGreaterThan(0);
  }
});

it('the URL of a page is below the base path, with an escaped query', () => {
  const publicUrl = 'https://portal.example.com';
  expect(toPageUrl({ publicUrl }, 'login')).toBe(`${publicUrl}/ecommerce/login`);
  expect(toPageUrl({ publicUrl }, 'new-password', { username: 'a+b@c.it', token: 'x&y' })).toBe(
    `${publicUrl}/ecommerce/new-password?username=a%2Bb%40c.it&token=x%26y`,
  );
});

it.each(['1.855,00\u00a0€', '€1,855.00', '-12,5 %', '48 pz', '1\u202f250,5 kg'])(
  'the number %s never wraps',
  (number) => {
    const { html } = toMail('anna@example.com', aPage(number), brand);
    expect(html.match(/white-space:nowrap">[^<]+</g)).toContain(`white-space:nowrap">${number}<`);
  },
);

it.each([
  ['4 × 25 kg', ['4', '25 kg']],
  ['12,5000\u00a0€ / kg', ['12,5000\u00a0€']],
  ['Dal 7035:\n1.855,00\u00a0€', ['1.855,00\u00a0€']],
])('numbers within %s never wrap', (text, numbers) => {
  const { html } = toMail('anna@example.com', aPage(text), brand);
  const cells = html.match(/<td class="line"[^>]*>.*?<\/td>/g)?.join('') ?? '';
  for (const number of numbers) expect(cells).toContain(`<span style="white-space:nowrap">${number}</span>`);
});

it.each([
  ['Order request R26-000123 was approved', ['R26-000123']],
  ['Ordine O26-000045: consegna il 12-10-2026', ['O26-000045:', '12-10-2026']],
  ['Grigio-blu per Rossi & Figli', []],
  [`Richiesta ${'1-'.repeat(200)}`, []],
])('the codes in the title %s never wrap at their hyphens', (title, codes) => {
  const { html } = toMail('anna@example.com', { ...aPage('thanks'), title }, brand);
  const heading = html.match(/<h1[^>]*>(.*)<\/h1>/)?.[1] ?? '';
  expect(heading.match(/nowrap">[^<]+/g) ?? []).toEqual(codes.map((code) => `nowrap">${code}`));
});

it('codes, texts and overlong numbers may wrap anywhere', () => {
  const figures = '1'.repeat(255);
  const { html } = toMail('anna@example.com', aPage(`cans, please ${figures}`), brand);
  expect(html).toContain('overflow-wrap:anywhere">F120-7035-25<');
  expect(html).toContain(`overflow-wrap:anywhere">cans, please ${figures}<`);
});

it('a label has a space before its colon in French only', () => {
  const french: MailContent = { ...aPage('merci'), language: 'fr' };
  expect(toMail('anna@example.com', french, brand).text).toContain('Total\u00a0: 10.00 EUR');
  expect(toMail('anna@example.com', aPage('thanks'), brand).text).toContain('Total: 10.00 EUR');
});
