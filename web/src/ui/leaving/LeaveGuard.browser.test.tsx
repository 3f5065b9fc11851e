import { createBrowserHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '../../../test/builders/user';
import { openPage } from '../../../test/open-page';
import { BASE_PATH } from '../../base-path';

test("the browser's Back prompts before input is lost, also when pressed again", async () => {
  const before = `${location.pathname}${location.search}`;
  window.history.pushState(null, '', `${BASE_PATH}/faq`);
  const history = createBrowserHistory();
  const { router } = await openPage('/faq', { history, viewer: aUser() });
  await router.navigate({ to: '/profile-user', search: { edit: true } });
  const name = page.getByRole('textbox', { name: 'Nome' });
  await name.fill('Annalisa');
  const question = page.getByRole('dialog', { name: 'Lasciare la pagina?' });

  for (let press = 0; press < 2; press += 1) {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await moved;
    await expect.element(question).toBeVisible();
    await expect.poll(() => location.pathname).toBe(`${BASE_PATH}/profile-user`);
  }
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Annalisa');

  window.history.back();
  await question.getByRole('button', { name: 'Lascia la pagina' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/faq');
  await expect.poll(() => location.pathname).toBe(`${BASE_PATH}/faq`);
  await expect.element(question).not.toBeInTheDocument();
  history.destroy();
  window.history.replaceState(null, '', before);
});
