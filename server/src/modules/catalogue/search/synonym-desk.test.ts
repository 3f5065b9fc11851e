import { nameResponseSchema } from '@cromia/domain/catalogue/search';
import { type SearchCount, type Synonym, synonymPageSchema } from '@cromia/domain/catalogue/search-words';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { purgeSearchCounts } from './search-count-queries.ts';

const { app, db } = await testApp('demo');
const staff = await login(app, 'it@demo.cromia.test');
const PATH = '/api/v1/backoffice/search-synonyms';

async function searchFirstSerial(nameCode: string): Promise<string | undefined> {
  const query = new URLSearchParams({ nameCode, lang: 'it' });
  const response = await app.inject(`/api/products/filters/name?${query}`);
  return nameResponseSchema.parse(response.json()).content[0]?.serial;
}

async function listSynonyms(searchString: string): Promise<Synonym[]> {
  const url = `${PATH}?${new URLSearchParams({ searchString })}`;
  return synonymPageSchema.parse((await app.inject({ url, headers: staff })).json()).content;
}

describe('search synonyms', () => {
  const add = (payload: object, key: string) =>
    app.inject({ method: 'POST', url: PATH, headers: { ...staff, 'idempotency-key': key }, payload });
  const MINIO = { language: 'it', term: 'minio', synonym: 'fondo antiruggine' };

  it('include trade terms in seven languages from the start', async () => {
    const url = `${PATH}?size=1&language=`;
    for (const language of ['it', 'en', 'de', 'es', 'fr', 'pl', 'ru']) {
      const page = synonymPageSchema.parse(
        (await app.inject({ url: url + language, headers: staff })).json(),
      );
      expect(page.totalElements).toBeGreaterThan(15);
    }
  });

  it('can be added, changed and removed; the next search uses them, and the log lists them', async () => {
    expect(await searchFirstSerial('minio')).not.toBe('F110');
    expect((await add(MINIO, 'synonym-1')).statusCode).toBe(201);
    expect(await searchFirstSerial('minio')).toBe('F110');
    const [added] = await listSynonyms('minio');
    const { id, version } = added ?? { id: '', version: 0 };
    const change = (payload: object) =>
      app.inject({ method: 'PUT', url: `${PATH}/${id}`, headers: staff, payload });
    expect((await change({ ...MINIO, synonym: 'sverniciatore', version })).statusCode).toBe(204);
    expect(await searchFirstSerial('minio')).toBe('Z950');
    expect((await change({ ...MINIO, version })).json()).toMatchObject({ code: 'Conflict' });
    const [changed] = await listSynonyms('minio');
    const url = `${PATH}/${id}?version=${changed?.version}`;
    expect((await app.inject({ method: 'DELETE', url, headers: staff })).statusCode).toBe(204);
    expect(await searchFirstSerial('minio')).not.toBe('Z950');
    expect((await app.inject({ method: 'DELETE', url, headers: staff })).statusCode).toBe(404);
    const log = await db.selectFrom('auditLog').select('action').where('entityId', '=', id).execute();
    expect(log.map(({ action }) => action).sort()).toEqual([
      'search-synonyms.add',
      'search-synonyms.change',
      'search-synonyms.remove',
    ]);
  });

  it('consist of two different words, and are unique', async () => {
    expect((await add({ ...MINIO, synonym: 'MINIO' }, 'synonym-2')).statusCode).toBe(400);
    expect((await add({ ...MINIO, synonym: '%' }, 'synonym-3')).statusCode).toBe(400);
    expect((await add({ ...MINIO, language: 'cs' }, 'synonym-4')).statusCode).toBe(400);
    const existing = { language: 'en', term: 'paint stripper', synonym: 'paint remover' };
    expect((await add(existing, 'synonym-5')).json()).toMatchObject({ code: 'Conflict' });
  });

  it('are imported from CSV, without changing existing ones', async () => {
    const csv =
      'language;term;synonym\nit;antivegetativa;smalto al clorocaucciù\nen;paint stripper;paint remover\n';
    const boundary = 'x-boundary';
    const payload = [
      `--${boundary}`,
      'content-disposition: form-data; name="file"; filename="synonyms.csv"',
      'content-type: text/csv',
      '',
      csv,
      `--${boundary}--`,
      '',
    ].join('\r\n');
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/backoffice/imports/synonyms',
      headers: { ...staff, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload,
    });
    expect(response.json()).toMatchObject({ outcome: 'DONE', created: 1, unchanged: 1 });
    expect(await searchFirstSerial('antivegetativa')).toBe('A350');
  });
});

describe('search statistics', () => {
  const readCount = async (term: string, once = false): Promise<SearchCount | undefined> => {
    const url = `/api/v1/backoffice/searches?${new URLSearchParams({ searchString: term, once: `${once}` })}`;
    return (await app.inject({ url, headers: staff })).json<{ content: SearchCount[] }>().content[0];
  };

  it('count searches, results and clicks by term and language, without personal data', async () => {
    const search = (nameCode: string, page = 0) =>
      app.inject(
        `/api/products/filters/name?${new URLSearchParams({ nameCode, lang: 'it', page: `${page}` })}`,
      );
    await search('Zincante  epossidico');
    await search('zincante epossidico');
    await search('zincante epossidico', 1);
    await search('xyzzyxyzzy');
    const click = { nameCode: 'zincante epossidico', lang: 'it' };
    const clickedResponse = await app.inject({
      method: 'POST',
      url: '/api/products/searches/clicks',
      payload: click,
    });
    expect(clickedResponse.statusCode).toBe(204);
    await expect
      .poll(() => readCount('zincante epossidico'), { timeout: 10_000 })
      .toMatchObject({
        language: 'it',
        searches: 2,
        clicks: 1,
        outcome: 'all',
      });
    await expect
      .poll(() => readCount('xyzzyxyzzy', true))
      .toMatchObject({ searches: 1, results: 0, outcome: 'none' });
    // By default the list shows only terms that were searched for more than once.
    expect(await readCount('xyzzyxyzzy')).toBeUndefined();
    expect(await readCount('zincante epossidico', true)).toBeUndefined();
    const columns = await db.selectFrom('searchCounts').selectAll().executeTakeFirstOrThrow();
    expect(Object.keys(columns).sort()).toEqual([
      'clicks',
      'language',
      'outcome',
      'results',
      'searches',
      'term',
      'week',
    ]);
  });

  it('are limited to a number of terms a week; new ones replace those searched for once', async () => {
    const search = (nameCode: string) =>
      app.inject(`/api/products/filters/name?${new URLSearchParams({ nameCode, lang: 'it' })}`);
    await sql`
      INSERT INTO search_counts (week, language, term, searches, results, outcome)
      SELECT date_trunc('week', now())::date, 'it', 'flood ' || place, CASE place WHEN 1 THEN 2 ELSE 1 END, 0, 'none'
      FROM generate_series(1, ${LIMITS.searchTermsPerWeek} - 1 - (SELECT count(*)::int FROM search_counts)) AS place
    `.execute(db);
    await search('flood 1');
    const newTerms = ['first beyond', 'second beyond', 'third beyond'];
    for (const term of newTerms) for (let times = 0; times < 2; times++) await search(term);
    await expect.poll(() => readCount('flood 1'), { timeout: 10_000 }).toMatchObject({ searches: 3 });
    for (const term of newTerms)
      await expect.poll(() => readCount(term), { timeout: 10_000 }).toMatchObject({ searches: 2 });
    const { total } = await db
      .selectFrom('searchCounts')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(total).toBe(LIMITS.searchTermsPerWeek);
    await db.deleteFrom('searchCounts').where('term', 'like', 'flood %').execute();
  });

  it('show whether a term has a synonym', async () => {
    for (const term of ['Acquaragia', 'zincante epossidico']) {
      const query = new URLSearchParams({ nameCode: term, lang: 'it' });
      for (let times = 0; times < 2; times++) await app.inject(`/api/products/filters/name?${query}`);
    }
    await expect.poll(() => readCount('acquaragia'), { timeout: 10_000 }).toMatchObject({ hasSynonym: true });
    expect(await readCount('zincante epossidico')).toMatchObject({ hasSynonym: false });
  });

  it('are deleted after 26 weeks', async () => {
    const old = { language: 'it', term: 'old search', searches: 1, results: 0, outcome: 'none' };
    await db
      .insertInto('searchCounts')
      .values({ ...old, week: '2020-01-06' })
      .execute();
    await purgeSearchCounts(db);
    expect(await readCount('old search', true)).toBeUndefined();
    expect(await readCount('zincante epossidico')).toBeDefined();
  });
});
