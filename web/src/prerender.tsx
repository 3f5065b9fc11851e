import { UI_LANGUAGES } from '@cromia/domain/languages';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { queryClient } from './api/query-client';
import { BASE_PATH } from './base-path';
import { brandQuery, parseBrand } from './features/shell';
import { showLanguage, startTexts } from './i18n/i18n';
import { openRouter } from './router';

/**
 * Draws the public pages as a visitor first sees them, in every language, so that the browser shows them before the
 * program has come. The server runs this as a process of its own and keeps what it sends.
 */

/**
 * Pages that a visitor comes in by. Not those to log in or register by: what the browser fills in by itself would be lost
 * when the program takes over.
 */
const PAGES = ['/'];

async function draw(path: string): Promise<string> {
  const router = openRouter(createMemoryHistory({ initialEntries: [`${BASE_PATH}${path}`] }));
  await router.load();
  const reached = router.state.location.pathname;
  if (reached !== path) throw new Error(`${path} leads to ${reached}`);
  return renderToString(<App router={router} />);
}

async function drawAll(brand: unknown, send: (page: object) => void): Promise<void> {
  queryClient.setQueryData(brandQuery.queryKey, parseBrand(brand));
  await startTexts('it');
  for (const language of UI_LANGUAGES) {
    await showLanguage(language);
    for (const path of PAGES) send({ path, language, head: '', html: await draw(path) });
  }
}

process.once('message', (brand) => {
  drawAll(brand, (page) => process.send?.(page)).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
