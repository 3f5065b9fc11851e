import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';

/** The last query of each list by its path, with its user. */
const draftStore = createTabStore(
  'lists',
  z.object({ username: z.string(), queries: z.record(z.string(), z.string()) }),
);

function ownQueries(): Record<string, string> {
  const stored = draftStore.read();
  return stored !== null && stored.username === getCurrentUser()?.username ? stored.queries : {};
}

/**
 * Remembers filters, order and page of the lists at some paths.
 * @returns a function that gives the last query of a path
 */
export function useLastListQueries(paths: readonly string[]): (path: string) => string {
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location });
  const path = pathname.replace(/\/$/, '');
  const isList = paths.includes(path);
  useEffect(() => {
    const username = getCurrentUser()?.username;
    if (!isList || username === undefined) return;
    draftStore.write({ username, queries: { ...ownQueries(), [path]: searchStr } });
  }, [isList, path, searchStr]);
  return (asked) => ownQueries()[asked] ?? '';
}
