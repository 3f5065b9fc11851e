import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubResponse } from '../../../../test/api-stub';
import { anAuditPage } from '../../../../test/builders/desk/audit-entry';
import { aDeskOverview } from '../../../../test/builders/desk/overview';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

test.for(['ADMIN', 'CROMIA', 'IT'] as const)(
  'the back office starts with the overview for %s, beside the pages of the role',
  async (role) => {
    stubResponse('get', '/api/v1/backoffice/order-requests', paged([]));
    stubResponse('get', '/api/v1/backoffice/overview', aDeskOverview());
    stubResponse('get', '/api/v1/backoffice/audit', anAuditPage([]));
    stubResponse('get', '/api/v1/open-tasks', {
      tasks: [{ kind: 'orderRequests', count: 3, isCut: false, since: null }],
    });
    const { place } = await openPage('/backoffice', { viewer: aUser({ role }) });
    expect(place()).toBe('/backoffice');
    const side = page.getByRole('navigation', { name: 'Back office' });
    const overview = side.getByRole('link', { name: 'Panoramica' });
    await expect.element(overview).toHaveAttribute('aria-current', 'page');
    await inspect();
    const requests = side.getByRole('link', { name: /^Richieste d’ordine/ });
    if (role === 'IT') return expect.element(requests).not.toBeInTheDocument();
    await expect.element(requests).toMatchTextContent(/3$/);
    await requests.click();
    await expect.poll(place).toMatch(/order-requests\?status=PENDING&sort=createdOn(,|%2C)asc$/);
    await expect.element(overview).not.toHaveAttribute('aria-current');
    // A list keeps its filters.
    const waiting = page.getByRole('button', { name: 'In verifica', exact: true });
    await expect.element(waiting).toHaveAttribute('aria-pressed', 'true');
    await waiting.click();
    await expect.poll(place).toMatch(/order-requests\?sort=createdOn(,|%2C)asc$/);
    await overview.click();
    await expect.poll(place).toBe('/backoffice');
    await requests.click();
    await expect.poll(place).toMatch(/order-requests\?sort=createdOn(,|%2C)asc$/);
  },
);

test('the current page stays in view in the side navigation', async () => {
  stubResponse('get', '/api/v1/backoffice/audit', anAuditPage([]));
  stubResponse('get', '/api/v1/backoffice/overview', aDeskOverview());
  const { router } = await openPage('/backoffice', { viewer: aUser({ role: 'ADMIN' }) });
  await page.viewport(1366, 500);
  const side = page.getByRole('navigation', { name: 'Back office' });
  const entry = (name: string) => side.getByRole('link', { name, exact: true });
  await router.navigate({ href: '/backoffice/audit' });
  await expect.element(entry('Registro delle modifiche')).toHaveAttribute('aria-current', 'page');
  await expect.element(entry('Registro delle modifiche')).toBeInViewport({ ratio: 1 });
  expect(window.scrollY).toBe(0);
  await router.navigate({ href: '/backoffice' });
  await expect.element(entry('Panoramica')).toBeInViewport({ ratio: 1 });
});
