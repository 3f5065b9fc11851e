import { notifications } from '@mantine/notifications';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
