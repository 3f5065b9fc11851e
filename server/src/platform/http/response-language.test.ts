import { expect, it } from 'vitest';
import { z } from 'zod';
import { login, testApp } from '../../../test/app.ts';

const { app } = await testApp('demo');

const callSchema = z.looseObject({
  parameters: z.array(z.unknown()).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), callSchema)),
  components: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** The successful responses. Problems with localized texts, such as a cart, are always returned in all languages. */
const selectSuccesses = (responses: Record<string, unknown>) =>
  Object.entries(responses).filter(([status]) => status.startsWith('2'));

/** Hazard labels, which are written in the one language `lang`. */
const LABELS = [
  'get /api/products/hazard-labels',
  'get /api/products/{productClass}/{serial}/{color}/{pkg}/label',
];
/** Events are returned as webhooks send them, with texts in all languages. */
const EVENTS = 'get /api/v1/integration/events';

it('exactly the operations that return localized texts accept `lang`', async () => {
  const { paths, components } = documentSchema.parse((await app.inject('/api/openapi.json')).json());

  /** Serializes a part of the document as JSON, followed by the components that it refers to. */
  function serializeWithReferences(part: unknown): string {
    const parts = new Map<string, unknown>([['', part]]);
    for (const [, value] of parts) {
      for (const [, group = '', name = ''] of JSON.stringify(value).matchAll(
        /"#\/components\/(\w+)\/(\w+)"/g,
      ))
        parts.set(`${group}/${name}`, components[group]?.[name]);
    }
    return JSON.stringify([...parts.values()]);
  }

  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], responses }]) => ({
      call: `${method} ${path}`,
      returnsTexts: serializeWithReferences(selectSuccesses(responses)).includes('"Text by language code"'),
      takesLanguage: parameters.some((parameter) =>
        serializeWithReferences(parameter).includes('"name":"lang"'),
      ),
    })),
  );
  const differing = calls.filter(
    ({ call, returnsTexts, takesLanguage }) =>
      returnsTexts !== takesLanguage && call !== EVENTS && !LABELS.includes(call),
  );
  expect(differing.map(({ call }) => call)).toEqual([]);
  expect(calls.filter(({ takesLanguage }) => takesLanguage).length).toBeGreaterThan(20);
});

it.each([
  '/api/v1/public/customer/carts',
  '/api/v1/public/customer/customer-products',
  '/api/products/suggest?text=F120',
  '/api/products/3/F120/7035/25',
  '/api/v1/public/b2c',
  '/api/v1/public/b2c/level',
  '/api/v1/public/b2c/search?text=H500',
])('%s returns only the requested language, in the same format', async (url) => {
  const headers = await login(app, 'customer@demo.cromia.test');
  const request = async (lang: string): Promise<object> =>
    (await app.inject({ url: url + (url.includes('?') ? '&' : '?') + lang, headers })).json();
  const listLanguages = (response: object) =>
    [...JSON.stringify(response).matchAll(/"(it|en|de|fr|es|pl|ru|cs)":"/g)].map(([, language]) => language);
  const [allLanguages, german] = [await request(''), await request('lang=de')];
  expect(new Set(listLanguages(allLanguages)).size).toBe(8);
  expect(new Set(listLanguages(german))).toEqual(new Set(['de']));
  expect(Object.keys(german)).toEqual(Object.keys(allLanguages));
});

it('an unknown language is rejected', async () => {
  const response = await app.inject('/api/v1/public/b2c/level?lang=xx');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ path: 'lang', code: 'invalidField' }] });
});
