import type { User } from '@cromia/domain/accounts/login';
import { readStoredSession } from './storage';

/** The logged-in user, and the listeners of the session. */

let user: User | null = null;
const listeners = new Set<() => void>();

/** The logged-in user, or null; read by guards and the shell. */
export function getCurrentUser(): User | null {
  return user;
}

/**
 * Replaces the user without a notification: the caller notifies the listeners once the rest of the session is updated.
 */
export function setCurrentUser(next: User | null): void {
  user = next;
}

/** Whether the user of a stored session could not be fetched yet; such a user is not a visitor. */
export function isSessionPending(): boolean {
  return user === null && readStoredSession() !== null;
}

/** Whether there is neither a user nor a stored session. */
export function isVisitor(): boolean {
  return user === null && readStoredSession() === null;
}

/**
 * Calls the listener after each login, logout and change of the user.
 * @returns a function that unsubscribes
 */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifySessionListeners(): void {
  for (const listener of listeners) listener();
}
