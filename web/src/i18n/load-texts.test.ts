import i18next from 'i18next';
import { expect, test } from 'vitest';
import { initTexts, loadAllTexts } from './load-texts';

test('the texts of all capabilities are loaded for pages that open without a connection later', async () => {
  await initTexts('pl');
  const namespaces = Object.keys(import.meta.glob('./pl/*.json')).map((path) =>
    path.slice('./pl/'.length, -'.json'.length),
  );
  expect(i18next.hasResourceBundle('pl', 'invoices')).toBe(false);
  await loadAllTexts();
  expect(namespaces.filter((namespace) => !i18next.hasResourceBundle('pl', namespace))).toEqual([]);
  expect(i18next.hasResourceBundle('pl', 'audit-log')).toBe(true);
});
