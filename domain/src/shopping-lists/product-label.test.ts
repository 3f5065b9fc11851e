import { describe, expect, it } from 'vitest';
import { addScannedCode, buildProductShortLink, parseScannedCode } from './product-label.ts';

const CODE = { serial: 'F120', color: '7035', pkg: '25' };

describe('a scanned code', () => {
  it.each([
    ['https://portal.test/p/F120-7035-25', CODE],
    ['https://portal.test/p/f120-7035-25/', CODE],
    ['https://portal.test/p/F120-7035-25?x=1', CODE],
    ['HTTP://PORTAL.TEST/p/F120-7035-25#top', CODE],
    [' F120-7035-25 ', CODE],
    ['https://portal.test/ecommerce/p', undefined],
    ['https://portal.test/p/F120', undefined],
    ['https://portal.test/p/F120-7035-25/label', undefined],
    ['4006381333931', undefined],
    ['', undefined],
  ])('%j is the product %j', (content, code) => {
    expect(parseScannedCode(content)).toEqual(code);
  });

  it('is the short link that a label contains', () => {
    const link = buildProductShortLink('https://portal.test', CODE);
    expect(link).toBe('https://portal.test/p/F120-7035-25');
    expect(parseScannedCode(link)).toEqual(CODE);
  });
});

describe('scanning into a quick order', () => {
  it('adds a line, and one more package for each further scan', () => {
    const once = addScannedCode('', CODE);
    expect(once).toBe('F120-7035-25 1');
    expect(addScannedCode(addScannedCode(once, CODE), { ...CODE, pkg: '05' })).toBe(
      'F120-7035-25 2\nF120-7035-05 1',
    );
  });

  it('keeps typed lines', () => {
    expect(addScannedCode('M210-7016-05; 4 pz\r\n\n', CODE)).toBe('M210-7016-05; 4 pz\nF120-7035-25 1');
  });
});
