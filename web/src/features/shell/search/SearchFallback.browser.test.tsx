import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { inspect } from '../../../../test/inspect';
import { queryClient } from '../../../api/query-client';
import { initTexts, switchLanguage } from '../../../i18n/load-texts';
import { buildTheme, resolveCssVariables } from '../../../ui/theme';
import '../../../styles';
import { AppShell } from '../AppShell';
import { SearchPalette } from './SearchPalette';
import type { SearchSource } from './search-source';

const SOURCE: SearchSource = {
  id: 'texts',
  group: 'shell:search.products',
  find: async (query) => [{ id: query, label: `Found ${query}`, path: `/faq?text=${query}` }],
};

/** Renders the shell with a palette whose code loads when `finish` is called. */
async function renderLoadingSearch() {
  if (!i18next.isInitialized) await initTexts('it');
  await switchLanguage('it');
  const code = Promise.withResolvers<{ default: () => React.JSX.Element }>();
  const Search = lazy(() => code.promise);
  const routeTree = createRootRoute({
    component: () => (
      <AppShell search={<Search />}>
        <h1>Portal</h1>
      </AppShell>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={buildTheme(null)} cssVariablesResolver={resolveCssVariables}>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { router, finish: () => code.resolve({ default: () => <SearchPalette sources={[SOURCE]} /> }) };
}

test('text typed before the palette of Ctrl K has loaded is searched once it has loaded', async () => {
  const { router, finish } = await renderLoadingSearch();
  const field = page.getByRole('textbox');
  await userEvent.keyboard('{Control>}k{/Control}pri');
  await expect.element(field).toHaveValue('pri');
  await expect.element(page.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
  await inspect();
  finish();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Found pri' })).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('mer');
  await expect.element(field).toHaveValue('primer');
  await expect.element(dialog.getByRole('button', { name: 'Found primer' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.href).toBe('/faq?text=primer');
});

test('Enter opens the first hit of a text typed before the palette was loaded', async () => {
  const { router, finish } = await renderLoadingSearch();
  await userEvent.keyboard('{Control>}k{/Control}ral');
  finish();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Found ral' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.href).toBe('/faq?text=ral');
});

test('Escape closes the search before its palette is loaded and drops its text', async () => {
  await renderLoadingSearch();
  const button = page.getByRole('button', { name: 'Cerca' });
  await button.click();
  const field = page.getByRole('textbox');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('pri{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('{Escape}');
});
