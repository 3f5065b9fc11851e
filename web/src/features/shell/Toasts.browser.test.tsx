import { notifications } from '@mantine/notifications';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/cart';
import { aUser } from '../../../test/builders/user';
import { openPage } from '../../../test/open-page';

test.each(['phone', 'tablet', 'wide'] as const)(
  'a notice covers no button of a page: %s',
  async (viewport) => {
    stubResponse('get', '/api/v1/public/{prefix}/carts', aCart({ items: [aCartItem()] }));
    await openPage('/profile-customer/cart', { viewer: aUser(), viewport });
    await expect.element(page.getByRole('button', { name: 'Richiedi ordine' })).toBeVisible();
    notifications.show({ message: 'Aggiunto al carrello: F120-7035-25, 4 confezioni' });
    const toast = page.getByRole('alert').filter({ hasText: 'Aggiunto al carrello' });
    await expect.element(toast).toBeVisible();
    const area = toast.element().getBoundingClientRect();
    const covered = page
      .getByRole('main')
      .getByRole('button')
      .elements()
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return left < area.right && right > area.left && top < area.bottom && bottom > area.top;
      });
    expect(covered.map(({ textContent }) => textContent)).toEqual([]);
  },
);
