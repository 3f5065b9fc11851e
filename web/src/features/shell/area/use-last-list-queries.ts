import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';

/** The last query of each list by its path, with its user. */
const queryStore = createTabStore(
  'lists',
  z.object({ username: z.string(), queries: z.record(z.string(), z.string()) }),
);

function readOwnQueries(): Record<string, string> {
  const stored = queryStore.read();
  return stored !== null && stored.username === getCurrentUser()?.username ? stored.queries : {};
}

/**
 * Stores filters, order and page of the lists at these paths.
 * @param getFirstQuery the query of a list that was not opened before
 * @returns a function that returns the last query of a path
 */
export function useLastListQueries(
  paths: readonly string[],
  getFirstQuery: (path: string) => string,
): (path: string) => string {
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location });
  const path = pathname.replace(/\/$/, '');
  const isList = paths.includes(path);
  useEffect(() => {
    const username = getCurrentUser()?.username;
    if (!isList || username === undefined) return;
    queryStore.write({ username, queries: { ...readOwnQueries(), [path]: searchStr } });
  }, [isList, path, searchStr]);
  return (listPath) => readOwnQueries()[listPath] ?? getFirstQuery(listPath);
}
