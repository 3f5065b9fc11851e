import { expect, it } from 'vitest';
import { sortMigrations } from './migrate.ts';

it('sorts migrations by number, and rejects two with one number', () => {
  expect(sortMigrations(['0022_invoices.sql', '0001_search_text.sql', 'README.md'])).toEqual([
    '0001_search_text.sql',
    '0022_invoices.sql',
  ]);
  expect(() => sortMigrations(['0022_invoices.sql', '0022_feeds.sql'])).toThrow(
    'Two migrations have the same number: 0022_feeds.sql, 0022_invoices.sql',
  );
});
