import type { QueryPersister } from '@tanstack/react-query';
import { toApiProblem } from '../problem';
import { getCopyOwner } from './copy-owner';
import { setShownCopyTime } from './copy-time';

/**
 * Fetches a query. An agent's responses are copied to the device; without a connection the copy is returned instead of
 * the error, and the pages show its time.
 */
export const readWithCopies: QueryPersister = async (fetchQuery, context, { queryHash }) => {
  const owner = getCopyOwner();
  if (owner === null) return fetchQuery(context);
  const { deleteCopy, readCopy, writeCopy } = await import('./copies');
  try {
    const content = await fetchQuery(context);
    setShownCopyTime(null);
    writeCopy(owner, queryHash, content).catch((error: unknown) => {
      console.warn('A response could not be copied for offline use', error);
    });
    return content;
  } catch (error) {
    const { code, status } = toApiProblem(error);
    // The customer may have been taken from the agent's portfolio.
    if (status === 403 || status === 404) await deleteCopy(queryHash);
    if (code !== 'NetworkFailure') throw error;
    const copy = await readCopy(owner, queryHash);
    if (copy === undefined) throw error;
    setShownCopyTime(copy.receivedAt);
    return copy.content;
  }
};
