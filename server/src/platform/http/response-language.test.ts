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

it('exactly the calls that return localized texts accept `lang`', async () => {
  const { paths, components } = documentSchema.parse((await app.inject('/api/openapi.json')).json());

  /** Serializes a part of the document as JSON, followed by the components that it refers to. */
  function writtenOut(part: unknown): string {
    const found = new Map<string, unknown>([['', part]]);
    for (const [, value] of found) {
      for (const [, group = '', name = ''] of JSON.stringify(value).matchAll(
        /"#\/components\/(\w+)\/(\w+)"/g,
      ))
        found.set(`${group}/${name}`, components[group]?.[name]);
    }
    return JSON.stringify([...found.values()]);
  }

  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], responses }]) => ({
      call: `${method} ${path}`,
      answersTexts: writtenOut(responses).includes('"Text by language code"'),
      takesLanguage: parameters.some((parameter) => writtenOut(parameter).includes('"name":"lang"')),
    })),
  );
  const differing = calls.filter(
    ({ answersTexts: responsesTexts, takesLanguage }) => responsesTexts !== takesLanguage,
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
  const ask = async (lang: string): Promise<object> =>
    (await app.inject({ url: url + (url.includes('?') ? '&' : '?') + lang, headers })).json();
  const languagesIn = (response: object) =>
    [...JSON.stringify(response).matchAll(/"(it|en|de|fr|es|pl|ru|cs)":"/g)].map(([, language]) => language);
  const [whole, german] = [await ask(''), await ask('lang=de')];
  expect(new Set(languagesIn(whole)).size).toBe(8);
  expect(new Set(languagesIn(german))).toEqual(new Set(['de']));
  expect(Object.keys(german)).toEqual(Object.keys(whole));
});

it('an unknown language is refused', async () => {
  const response = await app.inject('/api/v1/public/b2c/level?lang=xx');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ path: 'lang', code: 'invalidField' }] });
});
