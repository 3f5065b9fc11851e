import type { Database } from '../../src/platform/database/connection.ts';

/** The body of a private user's registration. Omitted fields get plausible values. */
export function aPrivateRegistration(fields: { username: string; [field: string]: unknown }) {
  return {
    type: 'P',
    confirmusername: fields.username,
    language: 'it-IT',
    privacyAccepted: true,
    firstname: 'Sara',
    lastname: 'Monti',
    gender: 'F',
    country: 'IT',
    zipCode: '36100',
    province: 'VI',
    interested: 'HOM',
    newsletterSubscribed: true,
    ...fields,
  };
}

/** The body of a company user's registration. Omitted fields get plausible values. */
export function aCompanyRegistration(fields: { username: string; [field: string]: unknown }) {
  return {
    type: 'C',
    confirmusername: fields.username,
    language: 'de-AT',
    privacyAccepted: true,
    firstname: 'Karl',
    lastname: 'Huber',
    gender: 'M',
    country: 'AT',
    zipCode: '6020',
    telephone: '0512 589 000',
    phonePrefix: '+43',
    businessName: 'Huber Lacke GmbH',
    businessWebsite: 'www.huber-lacke.example',
    businessType: 'WDI',
    businessDepartment: 'PRC',
    businessRole: 'BYR',
    ...fields,
  };
}

/** Lists the mails to an address, in queue order. */
export async function listMails(db: Database, address: string) {
  return db
    .selectFrom('mailOutbox')
    .select(['language', 'subject', 'textBody', 'htmlBody'])
    .where('recipient', '=', address)
    .orderBy('createdAt')
    .execute();
}

/** Extracts the links from a mail's text, in order of appearance. */
export function extractLinks(text: string): URL[] {
  return (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
}

/** Reads the token from the last mail to an address. */
export async function readLastToken(db: Database, address: string): Promise<string> {
  const mail = (await listMails(db, address)).at(-1);
  const tokens = extractLinks(mail?.textBody ?? '').flatMap((link) => link.searchParams.get('token') ?? []);
  const [token] = tokens;
  if (token === undefined) throw new Error(`no mail with a token to ${address}`);
  return token;
}
