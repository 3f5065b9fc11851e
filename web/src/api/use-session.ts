import type { User } from '@cromia/domain/accounts/login';
import { useSyncExternalStore } from 'react';
import { getCurrentUser, onSessionChange } from './session';

/** The logged-in user, or null for a visitor; renders again after login, logout and profile changes. */
export function useUser(): User | null {
  return useSyncExternalStore(onSessionChange, getCurrentUser, getCurrentUser);
}
