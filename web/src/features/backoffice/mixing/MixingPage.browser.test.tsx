import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRefused } from '../../../../test/api-stub';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const MIXING = '/api/v1/backoffice/serials/{productClass}/{serial}/mixing';
const F120 = { productClass: '3', serial: 'F120', shortDescription: { it: 'Primer epossidico 2K' } };

test('staff can set and remove the mixing ratio of a serial', async () => {
  onCall('get', MIXING, { ...F120, mixing: null });
  const { words, place } = await openPage('/backoffice/mixing', { viewer: aUser({ role: 'IT' }) });
  await page.getByRole('textbox', { name: words('catalogue:search.serial') }).fill('f120');
  await page.getByRole('button', { name: words('common:actions.open') }).click();
  await expect.element(page.getByRole('heading', { name: 'F120 Primer epossidico 2K' })).toBeVisible();
  expect(place()).toContain('serial=F120');
  const field = (name: 'hardener' | 'baseParts' | 'hardenerParts') =>
    page.getByRole('textbox', { name: words(`backoffice:mixing.${name}`) });
  await field('hardener').fill('d111');
  const save = page.getByRole('button', { name: words('common:actions.save') });
  await save.click();
  await expect.element(field('baseParts')).toHaveAttribute('aria-invalid', 'true');
  await inspect();
  await field('baseParts').fill('100');
  await field('hardenerParts').fill('20');
  const mixing = {
    hardenerSerial: 'D111',
    baseParts: 100,
    hardenerParts: 20,
    by: 'WEIGHT',
    thinnerSerial: null,
    thinnerPercent: null,
  } as const;
  onCall('put', MIXING, { ...F120, mixing });
  await save.click();
  await expect.element(page.getByText(words('backoffice:mixing.saved'))).toBeVisible();
  expect(callsTo('put', MIXING)[0]?.body).toEqual({ mixing });
  await page.getByRole('button', { name: words('backoffice:mixing.remove') }).click();
  await expect.poll(() => callsTo('put', MIXING)[1]?.body).toEqual({ mixing: null });
});

test('an unknown serial shows a message', async () => {
  onRefused('get', MIXING, { status: 404, code: 'NotFound' });
  const { words } = await openPage('/backoffice/mixing?serial=XXXX', { viewer: aUser({ role: 'IT' }) });
  await expect.element(page.getByText(words('backoffice:mixing.unknown'))).toBeVisible();
});
