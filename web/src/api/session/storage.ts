import { z } from 'zod';

/**
 * The session in localStorage, shared by reloads and tabs: the user's name and the refresh token. Where the browser
 * forbids storage, it lasts until the page is left.
 */

const STORAGE_KEY = 'cromia.session';

const storedSessionSchema = z.object({ username: z.string(), refreshToken: z.string() });
type StoredSession = z.infer<typeof storedSessionSchema>;

/** Used where the browser forbids storage. */
let textInMemory: string | null = null;

function readText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return textInMemory;
  }
}

function writeText(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, text);
  } catch {
    textInMemory = text;
  }
}

/** The stored session, or null; invalid text is removed. */
export function readStoredSession(): StoredSession | null {
  const text = readText();
  if (text === null) return null;
  try {
    return storedSessionSchema.parse(JSON.parse(text));
  } catch {
    removeStoredSession();
    return null;
  }
}

/** Stores the session of a user, with the refresh token that was issued last. */
export function storeSession(username: string, refreshToken: string): void {
  writeText(JSON.stringify({ username, refreshToken }));
}

export function removeStoredSession(): void {
  writeText(null);
}

/** Calls the listener after another tab has stored a session; a removal is reported by that tab's message instead. */
export function onSessionStoredElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY && newValue !== null) listener();
  });
}
