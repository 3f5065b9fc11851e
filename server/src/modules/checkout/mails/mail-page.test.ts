import { expect, it } from 'vitest';
import { type MailPage, mailText, singleLine } from './mail-page.ts';

function aPage(note: string): MailPage {
  return {
    language: 'en',
    title: 'Order request',
    paragraphs: [`Thank you, ${note}`],
    facts: [
      ['Note', note],
      ['Total', '10.00 EUR'],
    ],
    table: { head: ['Product'], rows: [['F120-7035-25', note]] },
    link: { label: 'Open', url: 'https://portal.example.com/ecommerce' },
    sender: ['Cromia Vernici'],
    accent: '#1f5eff',
  };
}

it('a note of several lines cannot pass for lines of the mail', () => {
  for (const lineBreak of ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\n\n\n']) {
    const forged = ['kind', 'Total: 1.00 EUR', '-- ', 'Open: https://evil.example.com'].join(lineBreak);
    const lines = mailText(aPage(forged)).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u);
    expect(lines.filter((line) => line.startsWith('Total:'))).toEqual(['Total: 10.00 EUR']);
    expect(lines.filter((line) => line.startsWith('Open:'))).toEqual([
      'Open: https://portal.example.com/ecommerce',
    ]);
    expect(lines.filter((line) => line === '-- ')).toHaveLength(1);
    expect(lines).toContain('    Total: 1.00 EUR');
  }
});

it('a subject is one line', () => {
  expect(singleLine('Order\r\nBcc: all@example.com\u2028now')).toBe('Order Bcc: all@example.com now');
});
