import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { getLastCopyOwner, setCopyOwner } from './api/offline/copy-owner';
import { copyOwnUser } from './api/offline/own-user-copy';
import { queryClient } from './api/query-client';
import { getCurrentUser, isSessionPending, onSessionChange } from './api/session';
import { BASE_PATH } from './base-path';
import { loadAllTexts } from './i18n/load-texts';

const SERVICE_WORKER = `${BASE_PATH}/service-worker.js`;

/**
 * Lets agents read without a connection what they have read with one: a service worker caches the shell and their pages
 * (web/build/service-worker.ts), and responses are copied. Other roles keep nothing on the device, and a logout deletes
 * everything.
 * @returns a function that stops following the session
 */
export function prepareOfflineUse(): () => void {
  const update = () => {
    const user = getCurrentUser();
    if (user !== null && actsForCustomers(user.role)) run(enableOfflineUse(user));
    else if (!isSessionPending()) run(disableOfflineUse());
  };
  const stop = onSessionChange(update);
  update();
  const refetch = () => void queryClient.invalidateQueries();
  window.addEventListener('online', refetch);
  return () => {
    stop();
    window.removeEventListener('online', refetch);
  };
}

/** Without storage or a service worker the portal works as before, with a connection only. */
function run(change: Promise<void>): void {
  change.catch((error: unknown) => console.warn('Offline use could not be prepared', error));
}

async function enableOfflineUse(user: User): Promise<void> {
  const lastOwner = getLastCopyOwner();
  if (lastOwner !== null && lastOwner !== user.username) await disableOfflineUse();
  setCopyOwner(user.username);
  await copyOwnUser(user);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    await navigator.serviceWorker.register(SERVICE_WORKER, { scope: `${BASE_PATH}/` });
    // The service worker caches the texts of the pages that were not visited yet, in the language in use.
    await navigator.serviceWorker.ready;
    await loadAllTexts();
  }
  const { pruneCopies } = await import('./api/offline/copies');
  await pruneCopies();
}

async function disableOfflineUse(): Promise<void> {
  if (getLastCopyOwner() === null) return;
  const { deleteCopies } = await import('./api/offline/copies');
  await deleteCopies();
  setCopyOwner(null);
}
