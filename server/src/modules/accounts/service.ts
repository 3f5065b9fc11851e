import type { Viewer } from '../../platform/access.ts';
import type { Database } from '../../platform/database.ts';
import type { ModuleDependencies } from '../../platform/http.ts';
import { Problem } from '../../platform/problem.ts';
import { findUser, setLanguage } from './queries.ts';
import { type UserAnswer, userAnswer } from './user-answer.ts';

/** Users see themselves only: another's name answers like one that does not exist. */
async function ownRow(db: Database, viewer: Viewer, username: string) {
  const user = username === viewer.username ? await findUser(db, username) : undefined;
  if (!user) throw new Problem('NotFound');
  return user;
}

/** @throws Problem NotFound */
export async function readUser(db: Database, viewer: Viewer, username: string): Promise<UserAnswer> {
  return userAnswer(await ownRow(db, viewer, username));
}

/**
 * Changes the user's language; mails and documents follow it.
 * @returns a new access token (section 7) that ends when the old one does: only a refresh prolongs a session
 * @throws Problem NotFound, also for a private user's name under companies and the reverse
 */
export async function changeLanguage(
  { db, tokens }: ModuleDependencies,
  viewer: Viewer,
  { username, type, language }: { username: string; type: 'P' | 'C'; language: string },
): Promise<{ accessToken: string }> {
  const user = await ownRow(db, viewer, username);
  if (user.type !== type) throw new Problem('NotFound');
  await db.transaction().execute((trx) => setLanguage(trx, user.id, language));
  const { id: userId, role, version } = user;
  const { sessionId, tokenExpires } = viewer;
  const accessToken = await tokens.sign({ userId, sessionId, username, role, version }, tokenExpires);
  return { accessToken };
}
