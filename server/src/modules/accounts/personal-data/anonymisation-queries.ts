import { ANONYMISED_TEXT, type AnonymisedContext, escapeRegex } from '@cromia/domain/accounts/personal-data';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../../platform/database/connection.ts';
import { REWRITTEN_COLUMNS } from './personal-data-columns-queries.ts';
import { type DataSubject, matchesContact } from './personal-data-queries.ts';

/** Reads the person's row and locks it until the transaction ends. */
export async function lockPerson(trx: Transaction, id: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'username', 'firstname', 'lastname', 'telephone', 'role', 'disabledAt', 'anonymisedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces a user's personal data with an alias, revokes all rights and disables the user. */
export async function anonymiseUser(
  trx: Transaction,
  { id, alias, now }: { id: string; alias: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({
      username: alias,
      passwordHash: null,
      role: 'USER',
      roleSds: 'NONE',
      roleTds: 'NONE',
      rolesLab: 'NOACCESS',
      customerId: null,
      firstname: ANONYMISED_TEXT,
      lastname: ANONYMISED_TEXT,
      gender: 'F',
      office: null,
      telephone: null,
      phonePrefix: null,
      country: null,
      zipCode: null,
      province: null,
      interested: null,
      businessName: null,
      businessWebsite: null,
      businessType: null,
      businessDepartment: null,
      businessRole: null,
      notificationMail: false,
      newsletterSubscribed: false,
      commercialUseConsent: false,
      disabledAt: eb.fn.coalesce('disabledAt', eb.val(now)),
      anonymisedAt: now,
    }))
    .where('id', '=', id)
    .execute();
}

/** Builds a PostgreSQL regular expression for an e-mail address that is not part of a longer one. */
function addressPattern(email: string): string {
  return `(^|[^[:alnum:]._%+-])${escapeRegex(email)}($|[^[:alnum:].-]|\\.($|[^[:alnum:]]))`;
}

/** Deletes the data that only the person uses (sessions, codes, carts, own lists, products waited for, drafts, mails) and the counted attempts. */
export async function deletePersonalTraces(trx: Transaction, { id, email }: DataSubject): Promise<void> {
  await trx.deleteFrom('sessions').where('userId', '=', id).execute();
  await trx.deleteFrom('passwordResets').where('userId', '=', id).execute();
  await trx.deleteFrom('authenticatorApps').where('userId', '=', id).execute();
  await trx.deleteFrom('passkeys').where('userId', '=', id).execute();
  await trx.deleteFrom('recoveryCodes').where('userId', '=', id).execute();
  await trx.deleteFrom('loginChallenges').where('userId', '=', id).execute();
  await trx.deleteFrom('idempotencyKeys').where('userId', '=', id).execute();
  await trx.deleteFrom('carts').where('userId', '=', id).execute();
  await trx.deleteFrom('stockWatches').where('userId', '=', id).execute();
  await trx.deleteFrom('shoppingLists').where('userId', '=', id).where('isShared', '=', false).execute();
  await trx.deleteFrom('customerRequests').where('userId', '=', id).where('status', '=', 'DRAFT').execute();
  await trx.deleteFrom('registrations').where('username', '=', email).execute();
  await trx
    .deleteFrom('limitedAttempts')
    .where((eb) => eb.or([eb('key', 'in', [id, email]), eb('subkey', 'in', [id, email])]))
    .execute();
  await trx
    .deleteFrom('customerInvitations')
    .where('inviteeEmail', '=', email)
    .where('status', '=', 'PENDING')
    .execute();
  // The law requires the delivery of a safety data sheet, so its unsent mail is not deleted.
  await sql`
    DELETE FROM mail_outbox WHERE recipient = ${email} AND (sent_at IS NOT NULL OR NOT EXISTS (
      SELECT FROM sds_deliveries WHERE mail_id = mail_outbox.id))`.execute(trx);
  await sql`
    DELETE FROM mail_outbox
    WHERE sent_at IS NOT NULL AND (text_body ~* ${addressPattern(email)} OR reply_to = ${email})`.execute(
    trx,
  );
}

/** Anonymises the person in customers' contacts and e-mail lists. @returns ids of the changed customers */
export async function anonymiseInCustomers(
  trx: Transaction,
  subject: DataSubject,
  alias: string,
): Promise<string[]> {
  const { email } = subject;
  const { rows } = await sql<{ id: string }>`
    WITH contacts AS (
      UPDATE customer_contacts SET first_name = ${ANONYMISED_TEXT}, last_name = ${ANONYMISED_TEXT}, email = ${alias}, phone_number = ${ANONYMISED_TEXT}
      WHERE ${matchesContact(subject)} RETURNING customer_id
    ), lists AS (
      UPDATE customers SET
        billing_emails = ARRAY(SELECT address FROM unnest(billing_emails) address WHERE lower(address) <> ${email}),
        transport_document_emails = ARRAY(SELECT address FROM unnest(transport_document_emails) address WHERE lower(address) <> ${email}),
        msds_emails = ARRAY(SELECT address FROM unnest(msds_emails) address WHERE lower(address) <> ${email}),
        test_sheets_emails = ARRAY(SELECT address FROM unnest(test_sheets_emails) address WHERE lower(address) <> ${email})
      WHERE ${email} = ANY (SELECT lower(unnest(
        billing_emails || transport_document_emails || msds_emails || test_sheets_emails)))
      RETURNING id
    )
    SELECT customer_id AS id FROM contacts UNION SELECT id FROM lists`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Replaces the person with an alias in invitations and contact requests. */
export async function anonymiseInRequests(
  trx: Transaction,
  { id, email }: DataSubject,
  alias: string,
): Promise<void> {
  await trx
    .updateTable('customerInvitations')
    .set({ inviteeEmail: alias, inviteeFirstName: ANONYMISED_TEXT, inviteeLastName: ANONYMISED_TEXT })
    .where('inviteeEmail', '=', email)
    .execute();
  await sql`
    UPDATE contact_requests SET name = ${ANONYMISED_TEXT}, email = ${alias}
    WHERE user_id = ${id}::uuid OR lower(email) = ${email}`.execute(trx);
}

/** The full names and telephone numbers under which requests and contacts name the person. */
export async function listIdentities(
  trx: Transaction,
  subject: DataSubject,
): Promise<{ otherNames: string[]; otherTelephones: string[] }> {
  const { id, email } = subject;
  const { rows } = await sql<{ name: string; telephone: string | null }>`
    SELECT name, NULL AS telephone FROM contact_requests WHERE user_id = ${id}::uuid OR lower(email) = ${email}
    UNION SELECT invitee_first_name || ' ' || invitee_last_name, NULL FROM customer_invitations
      WHERE invitee_email = ${email}
    UNION SELECT first_name || ' ' || last_name, phone_number FROM customer_contacts
      WHERE ${matchesContact(subject)}
    ORDER BY name, telephone`.execute(trx);
  return {
    otherNames: [...new Set(rows.flatMap(({ name }) => (name.trim() === '' ? [] : [name])))],
    otherTelephones: [...new Set(rows.flatMap(({ telephone }) => telephone ?? []))],
  };
}

/**
 * Anonymises the person in the JSON and text columns of the registry that name them, and in all correspondence with
 * them.
 * @param source regular expression that finds the values
 * @param anonymise returns the value without the person
 */
export async function anonymiseInTexts(
  trx: Transaction,
  { subject, alias, source }: { subject: DataSubject; alias: string; source: string },
  anonymise: (value: unknown, context: AnonymisedContext) => unknown,
): Promise<void> {
  for (const { table, key, column, type, context, isAbout } of REWRITTEN_COLUMNS) {
    const value = sql.ref(column);
    const isAboutPerson = isAbout(subject, alias);
    const isFound = sql<SqlBool>`${value}::text ~* ${source}`;
    const { rows } = await sql<{ key: string; value: unknown; isAbout: boolean | null }>`
      SELECT ${sql.ref(key)}::text AS key, ${value} AS value, ${isAboutPerson} AS "isAbout" FROM ${sql.table(table)}
      WHERE ${context === 'CORRESPONDENCE' ? sql`${isFound} OR ${isAboutPerson}` : isFound}`.execute(trx);
    for (const row of rows) {
      const anonymised = anonymise(row.value, row.isAbout === true ? context : 'OTHER');
      if (JSON.stringify(anonymised) === JSON.stringify(row.value)) continue;
      const newValue = type === 'text' ? sql`${anonymised}::text` : sql`${JSON.stringify(anonymised)}::json`;
      await sql`UPDATE ${sql.table(table)} SET ${value} = ${newValue} WHERE ${sql.ref(key)}::text = ${row.key}`.execute(
        trx,
      );
    }
  }
}
