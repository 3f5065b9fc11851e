import { ANONYMISED_TEXT, escapeRegex } from '@cromia/domain/accounts/personal-data';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/connection.ts';
import { containsPattern, type SqlCondition } from '../../../platform/database/list-queries.ts';
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

/** Deletes the data that only the person uses (sessions, codes, carts, drafts, mails) and the counted attempts. */
export async function deletePersonalTraces(trx: Transaction, { id, email }: DataSubject): Promise<void> {
  await trx.deleteFrom('sessions').where('userId', '=', id).execute();
  await trx.deleteFrom('passwordResets').where('userId', '=', id).execute();
  await trx.deleteFrom('idempotencyKeys').where('userId', '=', id).execute();
  await trx.deleteFrom('carts').where('userId', '=', id).execute();
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

/** A column that may contain personal data: JSON or free text. */
interface PersonalDataColumn {
  table: string;
  key: string;
  column: string;
  /** Whether the row is about the person. */
  isAbout: (subject: DataSubject, alias: string) => SqlCondition;
  isText?: boolean;
}

const isOfUser = ({ id }: DataSubject): SqlCondition => sql`user_id = ${id}::uuid`;

/**
 * The JSON and text columns that may contain personal data. Orders and safety data sheet deliveries are excluded on
 * purpose.
 */
const PERSONAL_DATA_COLUMNS: readonly PersonalDataColumn[] = [
  { table: 'customer_requests', key: 'id', column: 'profile', isAbout: isOfUser },
  { table: 'update_customer_requests', key: 'id', column: 'was', isAbout: isOfUser },
  { table: 'update_customer_requests', key: 'id', column: 'asked', isAbout: isOfUser },
  {
    table: 'audit_log',
    key: 'entry',
    column: 'details',
    isAbout: ({ id }) => sql`(user_id = ${id}::uuid OR entity_id = ${id})`,
  },
  { table: 'events', key: 'id', column: 'data', isAbout: () => sql`false` },
  {
    table: 'contact_requests',
    key: 'id',
    column: 'request',
    // `anonymiseInRequests` has already replaced the sender's address.
    isAbout: ({ id }, alias) => sql`(user_id = ${id}::uuid OR email = ${alias})`,
    isText: true,
  },
];

/**
 * Anonymises the person in JSON and texts that contain the e-mail address or the full name.
 * @param anonymise returns the value without the person
 */
export async function anonymiseInTexts(
  trx: Transaction,
  { subject, alias, texts }: { subject: DataSubject; alias: string; texts: readonly string[] },
  anonymise: (value: unknown, isAboutPerson: boolean) => unknown,
): Promise<void> {
  const patterns = texts.map(containsPattern);
  for (const { table, key, column, isAbout, isText = false } of PERSONAL_DATA_COLUMNS) {
    const value = sql.ref(column);
    const { rows } = await sql<{ key: string; value: unknown; isAbout: boolean | null }>`
      SELECT ${sql.ref(key)} AS key, ${value} AS value, ${isAbout(subject, alias)} AS "isAbout" FROM ${sql.table(table)}
      WHERE ${value}::text ILIKE ANY (${patterns}::text[])`.execute(trx);
    for (const row of rows) {
      const anonymised = anonymise(row.value, row.isAbout === true);
      const newValue = isText ? sql`${anonymised}::text` : sql`${JSON.stringify(anonymised)}::json`;
      await sql`UPDATE ${sql.table(table)} SET ${value} = ${newValue} WHERE ${sql.ref(key)} = ${row.key}::uuid`.execute(
        trx,
      );
    }
  }
}
