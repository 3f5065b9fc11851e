import { notifications } from '@mantine/notifications';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import { aUser } from '../../../test/builders/user';
import { openPage } from '../../../test/open-page';

afterEach(() => void vi.useRealTimers());

test('a message disappears after 10 seconds, but not while the keyboard is in it', async () => {
  await openPage('/faq');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  notifications.show({ message: <a href="#main">Open</a>, tabIndex: -1 });
  const message = page.getByRole('alert');
  await expect.element(message).toBeVisible();
  vi.advanceTimersByTime(9_000);
  await expect.element(message).toBeVisible();
  (message.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(message.getByRole('link')).toHaveFocus();
  vi.advanceTimersByTime(60_000);
  await expect.element(message).toBeVisible();
  page.getByRole('main').element().focus();
  vi.advanceTimersByTime(9_000);
  await expect.element(message).toBeVisible();
  vi.advanceTimersByTime(2_000);
  await expect.element(message).not.toBeInTheDocument();
});

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
