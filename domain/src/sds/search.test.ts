import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../errors.ts';
import {
  batchSuggestSchema,
  parseSearchedProduct,
  sdsFiltersQuerySchema,
  siteSearchSchema,
} from './search.ts';
import { sdsSendAllSchema, sdsSendSchema } from './sending.ts';
import { formatSdsFileName } from './sheet.ts';
import { sdsUploadSchema } from './upload.ts';

const ID = '00000000-0000-4000-8000-000000000001';

function findErrors(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  return result.error ? toFieldErrors(result.error) : [];
}

describe('the SDS site search', () => {
  it('requires site, serial, colour and year', () => {
    expect(findErrors(siteSearchSchema.safeParse({}))).toEqual(
      ['site', 'serial', 'color', 'year'].map((path) => ({ path, code: 'missing' })),
    );
    expect(findErrors(sdsFiltersQuerySchema.safeParse({ site: 'ALC01', year: '2024' }))).toEqual([
      { path: 'serial', code: 'missing' },
      { path: 'color', code: 'missing' },
    ]);
  });

  it('accepts years from 2016 on and codes of at most 4 characters', () => {
    const searchQuery = { site: 'ALC01', serial: 'f120', color: '7035', year: '2016' };
    expect(siteSearchSchema.parse(searchQuery)).toMatchObject({ serial: 'F120', year: 2016 });
    expect(findErrors(siteSearchSchema.safeParse({ ...searchQuery, year: '2015' }))).toMatchObject([
      { path: 'year', code: 'invalidField' },
    ]);
    expect(findErrors(siteSearchSchema.safeParse({ ...searchQuery, serial: 'F1200' }))).toMatchObject([
      { path: 'serial', code: 'invalidLenght' },
    ]);
  });

  it('becomes the customer search without site, serial and colour, with ten results a page by date', () => {
    expect(sdsFiltersQuerySchema.parse({ customerCode: '100001', year: '2024' })).toEqual({
      customerCode: '100001',
      year: 2024,
      page: 0,
      size: 10,
      sort: { field: 'date', direction: 'asc' },
    });
  });
});

describe('the SDS product search', () => {
  it.each([
    ['F120', { serial: 'F120' }],
    ['f120-7035', { serial: 'F120', color: '7035' }],
    [' F120 7035 25 ', { serial: 'F120', color: '7035' }],
    ['epoxy primer', null],
  ])('parses %s', (text, product) => {
    expect(parseSearchedProduct(text)).toEqual(product);
  });
});

describe('batch suggestions', () => {
  it('start at the fifth character', () => {
    expect(findErrors(batchSuggestSchema.safeParse({ searchString: '2401' }))).toMatchObject([
      { path: 'searchString', code: 'invalidField' },
    ]);
    expect(batchSuggestSchema.safeParse({ searchString: '24012' }).success).toBe(true);
  });
});

describe('sending SDS', () => {
  it('requires valid e-mails, as a list or separated by commas', () => {
    const sendBody = { id: ID, language: 'IT' };
    expect(sdsSendSchema.parse({ ...sendBody, emails: 'a@b.test,A@B.test,c@d.test' }).emails).toEqual([
      'a@b.test',
      'c@d.test',
    ]);
    expect(findErrors(sdsSendSchema.safeParse({ ...sendBody, emails: ['a@b.test', 'nobody'] }))).toEqual([
      { path: 'emails.1', code: 'invalidField' },
    ]);
    expect(findErrors(sdsSendSchema.safeParse({ ...sendBody, emails: [] }))).toEqual([
      { path: 'emails', code: 'missing' },
    ]);
  });

  it('for a whole order also requires a language', () => {
    const sendAllBody = { orderCode: 'V26-004101', emails: ['a@b.test'] };
    expect(findErrors(sdsSendAllSchema.safeParse(sendAllBody))).toEqual([
      { path: 'language', code: 'missing' },
    ]);
    expect(sdsSendAllSchema.parse({ ...sendAllBody, language: 'PL', isUsaOrCa: 'false' }).isUsaOrCa).toBe(
      false,
    );
  });
});

describe('SDS files', () => {
  it('are named SDS, serial and colour, and language', () => {
    expect(formatSdsFileName({ serial: 'F120', color: '7035' }, 'DE')).toBe('SDS-F1207035-DE.pdf');
    expect(formatSdsFileName({ serial: 'F120', color: '7035' }, 'CZ')).toBe('SDS-F1207035-CS.pdf');
  });

  it('are uploaded with a known recipe', () => {
    const uploadFields = {
      site: 'ALC01',
      serial: 'F120',
      color: '7035',
      recipe: '01',
      version: '3',
      language: 'IT',
    };
    expect(sdsUploadSchema.parse(uploadFields)).toMatchObject({ version: 3 });
    expect(findErrors(sdsUploadSchema.safeParse({ ...uploadFields, recipe: '77' }))).toEqual([
      { path: 'recipe', code: 'invalidField' },
    ]);
  });
});
