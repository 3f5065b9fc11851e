import { expect, it } from 'vitest';
import { sortMigrations } from './migrate.ts';

it('two migrations with one number are refused, except the two existing ones of 0018', () => {
  const old = ['0018_prerendered_pages.sql', '0018_demo_mark.sql', '0001_search_text.sql'];
  expect(sortMigrations([...old, '0022_invoices.sql', 'README.md'])).toEqual([
    '0001_search_text.sql',
    '0018_demo_mark.sql',
    '0018_prerendered_pages.sql',
    '0022_invoices.sql',
  ]);
  expect(() => sortMigrations([...old, '0022_invoices.sql', '0022_feeds.sql'])).toThrow(
    'Two migrations have one number: 0022_feeds.sql, 0022_invoices.sql',
  );
});
