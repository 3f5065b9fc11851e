import { readFileSync } from 'node:fs';
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '@cromia/domain/audit/audit-log';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { expect, test } from 'vitest';
import { ACTION_LABELS, findActionLabel } from './action-labels';

const entry = (action: string, details = {}) => ({
  at: '2026-11-21T11:00:00Z',
  username: null,
  action,
  details,
});

test('a decision is labelled by its outcome, a status change by the new status', () => {
  expect(findActionLabel(entry('offer-requests.decide', { decision: 'ACCEPTED' }))).toBe(
    'offers:deskStatus.ACCEPTED',
  );
  expect(findActionLabel(entry('order-requests.decide', { decision: 'REJECTED' }))).toBe(
    'orders:status.REJECTED',
  );
  expect(findActionLabel(entry('orders.status', { status: 'E', quantityProcessed: [] }))).toBe(
    'orders:orderStatus.shipped',
  );
});

test('a decision with hidden details, or an unknown new status, has the generic label', () => {
  expect(findActionLabel({ ...entry('offer-requests.decide'), details: null })).toBe(
    'backoffice:history.actions.decide',
  );
  expect(findActionLabel(entry('orders.status', { status: 'Z' }))).toBe(
    'backoffice:history.actions.changeStatus',
  );
});

test('an unknown action has no label', () => {
  expect(findActionLabel(entry('orders.imported'))).toBeUndefined();
});

const SERVER = new URL('../../../../../server/src/modules/audit/texts/', import.meta.url);
const PAGES = new URL('../../../i18n/', import.meta.url);

function textAt(file: URL, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (level, name) =>
        typeof level === 'object' && level !== null
          ? Object.entries(level).find(([key]) => key === name)?.[1]
          : undefined,
      JSON.parse(readFileSync(file, 'utf8')),
    );
}

test.each(UI_LANGUAGES)('the exported log uses the same texts as the pages in %s', (language) => {
  const exported = AUDIT_ACTIONS.map((action) => [
    action,
    textAt(new URL(`${language}.json`, SERVER), `actions.${action}`),
  ]);
  const onPages = AUDIT_ACTIONS.map((action) => {
    const [file, path = ''] = ACTION_LABELS[action].split(':');
    return [action, textAt(new URL(`${language}/${file}.json`, PAGES), path)];
  });
  expect(exported).toEqual(onPages);
  const entities = AUDIT_ENTITIES.map((entity) => `entities.${entity}`);
  expect(entities.map((path) => textAt(new URL(`${language}.json`, SERVER), path))).toEqual(
    entities.map((path) => textAt(new URL(`${language}/audit.json`, PAGES), path)),
  );
});
