import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../test/api-stub';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const LIST_PATH = '/api/v1/public/customer/customer-invitations';

const INVITATIONS = Array.from({ length: 34 }, (_invitation, index) => ({
  inviterUsername: 'marta@colorificio.test',
  inviterName: 'Marta Neri',
  inviteeEmail: `ospite${index}@colorificio.test`,
  inviteeFirstName: 'Anna',
  inviteeLastName: `Verdi ${index}`,
  businessName: 'Rossi Verniciature S.r.l.',
  status: 'PENDING' as const,
  companyRole: 'BUYER' as const,
  orderLimit: null,
  monthLimit: null,
  canApprove: false,
  expiration: '2036-11-29T09:00:00.000Z',
}));

test('a long list of invitations loads more on scrolling and shows each invitation once', async () => {
  stubResponse('get', LIST_PATH, ({ url }) => {
    const [number, size] = ['page', 'size'].map((name) => Number(url.searchParams.get(name)));
    const start = (number ?? 0) * (size ?? 0);
    const content = INVITATIONS.slice(start, start + (size ?? 0));
    return paged(content, { number: number ?? 0, size: size ?? 0, totalElements: INVITATIONS.length });
  });
  await openPage('/profile-customer/invite-list', { viewer: aUser() });
  // Includes the header row.
  const rows = page.getByRole('row');
  await expect.element(rows.nth(10)).toBeVisible();
  await expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return rows.length;
    })
    .toBe(INVITATIONS.length + 1);
  for (const { inviteeEmail } of INVITATIONS)
    expect(rows.filter({ hasText: inviteeEmail }).length, inviteeEmail).toBe(1);
  await expect.poll(() => callsTo('get', LIST_PATH).length).toBeGreaterThan(1);
  await inspect();
});
