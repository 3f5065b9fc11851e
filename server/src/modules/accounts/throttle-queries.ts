import type { Connection, Transaction } from '../../platform/database.ts';

/** What is guessed at: a password, or the code of a link. */
export type GuessedSecret = 'PASSWORD' | 'CODE';

/** How many failures a rule bears within its window, and since when they count. */
interface TryLimits {
  since: Date;
  perUser: number;
  perAddress: number;
}

/**
 * Notes a try before the secret is looked at, so that tries at the same time count one another.
 * @returns the id of the try, and for each rule that is exhausted without it the moment of the failure that must leave
 *   the window before another try is due: the oldest of the last `perUser` or `perAddress` ones
 */
export async function noteTry(
  db: Connection,
  { username, address, secret, now }: { username: string; address: string; secret: GuessedSecret; now: Date },
  { since, perUser, perAddress }: TryLimits,
): Promise<{ id: number; userFull: Date | null; addressFull: Date | null }> {
  const { id } = await db
    .insertInto('loginFailures')
    .values({ username, address, secret, failedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofAddress = db
    .selectFrom('loginFailures')
    .select('failedAt')
    .where('address', '=', address)
    .where('failedAt', '>', since)
    .where('id', '<>', id)
    .orderBy('failedAt', 'desc')
    .limit(1);
  const full = await db
    .selectNoFrom([
      ofAddress
        .where('username', '=', username)
        .where('secret', '=', secret)
        .offset(perUser - 1)
        .as('userFull'),
      ofAddress.offset(perAddress - 1).as('addressFull'),
    ])
    .executeTakeFirstOrThrow();
  return { id, ...full };
}

/** Takes a try back that was no failure: nobody looked at its secret. */
export async function forgetTry(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('loginFailures').where('id', '=', id).execute();
}

/** Who knew a secret is forgiven the tries under their name from this address. */
export async function forgetTries(db: Connection, username: string, address: string): Promise<void> {
  await db
    .deleteFrom('loginFailures')
    .where('username', '=', username)
    .where('address', '=', address)
    .execute();
}

/** What is asked for without being logged in, and answered by a mail. */
export type AccountRequestKind = 'REGISTRATION' | 'PASSWORD_RESET';

/**
 * Notes that a registration or a new password was asked for.
 * @returns its id, and when the address has used up what it may the moment of the one that must leave the window
 */
export async function noteAccountRequest(
  db: Connection,
  request: { kind: AccountRequestKind; username: string; address: string; now: Date },
  { since, perAddress }: { since: Date; perAddress: number },
): Promise<{ id: number; addressFull: Date | null }> {
  const { kind, username, address, now } = request;
  const { id } = await db
    .insertInto('accountRequests')
    .values({ kind, username, address, requestedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const full = await db
    .selectFrom('accountRequests')
    .select('requestedAt')
    .where('kind', '=', kind)
    .where('address', '=', address)
    .where('requestedAt', '>', since)
    .where('id', '<>', id)
    .orderBy('requestedAt', 'desc')
    .offset(perAddress - 1)
    .limit(1)
    .executeTakeFirst();
  return { id, addressFull: full?.requestedAt ?? null };
}

/** Takes a request back that was turned away. */
export async function forgetAccountRequest(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('accountRequests').where('id', '=', id).execute();
}

/**
 * Grants a request its mail, unless its name was granted `most` since then. The name must be locked.
 * @returns whether it was granted
 */
export async function grantAccountMail(
  trx: Transaction,
  request: { id: number; kind: AccountRequestKind; username: string },
  { since, most }: { since: Date; most: number },
): Promise<boolean> {
  const granted = await trx
    .updateTable('accountRequests')
    .set({ isGranted: true })
    .where('id', '=', request.id)
    .where(
      (eb) =>
        eb
          .selectFrom('accountRequests as earlier')
          .select(eb.fn.countAll<number>().as('count'))
          .where('earlier.kind', '=', request.kind)
          .where('earlier.username', '=', request.username)
          .where('earlier.isGranted', '=', true)
          .where('earlier.requestedAt', '>', since),
      '<',
      most,
    )
    .returning('id')
    .executeTakeFirst();
  return granted !== undefined;
}
