import type { User } from '@cromia/domain/accounts/login';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import type { UiLanguage } from '@cromia/domain/languages';
import { notifications } from '@mantine/notifications';
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import i18next from 'i18next';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { App } from '../src/App';
import { queryClient } from '../src/api/query-client';
import { logOut, resumeSession } from '../src/api/session';
import { clearTabStores } from '../src/api/tab-store';
import { BASE_PATH } from '../src/base-path';
import { actForCustomer } from '../src/features/acting';
import { cancelSearch } from '../src/features/shell';
import { followSession } from '../src/follow-session';
import type { Translate } from '../src/i18n/keys';
import { initTexts, switchLanguage } from '../src/i18n/load-texts';
import { type AppRouter, createAppRouter } from '../src/router';
import { stubResponse } from './api-stub';
import { createWords } from './words';
import '../src/styles';

/** Every capability's texts, so that a test can name any of them. */
const NAMESPACES = [
  'audit-log',
  ...Object.keys(import.meta.glob('../src/i18n/it/*.json')).map((path) =>
    path.replace(/^.*\/(.+)\.json$/, '$1'),
  ),
];

/** Viewports of the page tests: desktop, tablet and phone. */
const VIEWPORTS = {
  wide: { width: 1440, height: 900 },
  desktop: { width: 1280, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 375, height: 812 },
};

export interface OpenedPage {
  router: AppRouter;
  /** The current path with query, without the base path. */
  place: () => string;
  /** The texts of the page's language. */
  words: Translate;
}

export interface OpenOptions {
  /** The logged-in user; a visitor by default. */
  viewer?: User;
  /** The customer whom an agent or commercial user has picked. */
  actingFor?: CustomerSummary;
  /** Default: the viewer's language, or Italian. */
  language?: UiLanguage;
  viewport?: keyof typeof VIEWPORTS;
  /** The browser's history at the page's URL, for tests of its Back; by default a history in memory. */
  history?: RouterHistory;
}

let stopFollowing = () => {};

/** Opens a page of the app at its path, as its viewer, with the API that the test has stubbed. */
export async function openPage(path: string, options: OpenOptions = {}): Promise<OpenedPage> {
  const { viewer, viewport = 'desktop' } = options;
  const language = options.language ?? viewer?.language ?? 'it';
  const { width, height } = VIEWPORTS[viewport];
  await page.viewport(width, height);
  if (viewer !== undefined) await logInAs(viewer);
  if (options.actingFor !== undefined) actForCustomer(options.actingFor);
  if (!i18next.isInitialized) await initTexts(language);
  await switchLanguage(language);
  await i18next.loadNamespaces(NAMESPACES);
  document.documentElement.lang = language;
  const { history = createMemoryHistory({ initialEntries: [`${BASE_PATH}${path}`] }) } = options;
  const router = createAppRouter(history);
  stopFollowing = followSession(router);
  await render(<App router={router} />);
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return {
    router,
    place: () => router.state.location.href,
    words: createWords(i18next, language),
  };
}

async function logInAs(viewer: User): Promise<void> {
  stubResponse('get', '/api/users/{username}', viewer);
  localStorage.setItem(
    'cromia.session',
    JSON.stringify({ username: viewer.username, refreshToken: 'refresh' }),
  );
  await resumeSession();
}

/** Removes the page with all its state: cache, storage, session. */
export async function closePage(): Promise<void> {
  await cleanup();
  cancelSearch();
  stopFollowing();
  clearTabStores();
  logOut();
  notifications.clean();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
}
