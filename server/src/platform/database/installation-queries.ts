import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Connection } from './connection.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'previousTokenSecret'>;

/** A hash from which the secret cannot be found, and which no token contains. */
function hashTokenSecret(secret: string): Buffer {
  return createHmac('sha256', secret).update('fingerprint of TOKEN_SECRET').digest();
}

async function readFingerprint(db: Connection): Promise<Buffer | null> {
  const row = await db.selectFrom('installation').select('secretFingerprint').executeTakeFirst();
  return row?.secretFingerprint ?? null;
}

function matches(stored: Buffer | null, { tokenSecret, previousTokenSecret }: Secrets): boolean {
  if (stored === null) return true;
  return [tokenSecret, previousTokenSecret].some(
    (secret) => secret !== null && hashTokenSecret(secret).equals(stored),
  );
}

/** Whether the database was used with this secret or the previous one, or with none yet. */
export async function isSecretOfDatabase(db: Connection, secrets: Secrets): Promise<boolean> {
  return matches(await readFingerprint(db), secrets);
}

/**
 * Stores the secret's fingerprint when the portal starts.
 * @returns false if the database was used with another secret, as by a second process with other settings
 */
export async function recordTokenSecret(db: Connection, secrets: Secrets): Promise<boolean> {
  const fingerprint = hashTokenSecret(secrets.tokenSecret);
  await db
    .updateTable('installation')
    .set({ secretFingerprint: fingerprint })
    .where((eb) =>
      eb.or([
        eb('secretFingerprint', 'is', null),
        ...(secrets.previousTokenSecret === null
          ? []
          : [eb('secretFingerprint', '=', hashTokenSecret(secrets.previousTokenSecret))]),
      ]),
    )
    .execute();
  return (await readFingerprint(db))?.equals(fingerprint) ?? false;
}

/** Accepts another secret at the next start, after the secret was lost. */
export async function forgetTokenSecret(db: Connection): Promise<void> {
  await db.updateTable('installation').set({ secretFingerprint: null }).execute();
}

/** Whether the database was restored and has not gone live since. */
export async function isTrial(db: Connection): Promise<boolean> {
  const row = await db.selectFrom('installation').select('trialSince').executeTakeFirst();
  return row !== undefined && row.trialSince !== null;
}

/** @returns whether the database was a trial */
export async function goLive(db: Connection): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('installation')
    .set({ trialSince: null })
    .where('trialSince', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
