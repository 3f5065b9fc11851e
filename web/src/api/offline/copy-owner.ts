import { readStoredSession } from '../session/storage';

/** Username of the agent whose responses are copied to this device, in localStorage. */
const STORAGE_KEY = 'cromia.offline';

/** The user whose responses are copied for use without a connection: an agent with a stored session; otherwise null. */
export function getCopyOwner(): string | null {
  const owner = getLastCopyOwner();
  return owner !== null && owner === readStoredSession()?.username ? owner : null;
}

/** The user whose copies may still be on this device, logged in or not. */
export function getLastCopyOwner(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Without storage nothing is copied.
    return null;
  }
}

/** Sets the user whose responses are copied; null ends it. */
export function setCopyOwner(username: string | null): void {
  try {
    if (username === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, username);
  } catch {
    // Without storage nothing is copied.
  }
}
