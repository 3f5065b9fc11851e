import type { Database } from '../../src/platform/database/connection.ts';

/** The body of a private user's registration. Omitted fields get plausible values. */
export function aPrivateRegistration(given: { username: string; [field: string]: unknown }) {
  return {
    type: 'P',
    confirmusername: given.username,
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
    ...given,
  };
}

/** The body of a company user's registration. Omitted fields get plausible values. */
export function aCompanyRegistration(given: { username: string; [field: string]: unknown }) {
  return {
    type: 'C',
    confirmusername: given.username,
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
    ...given,
  };
}

/** The mails to an address, in queue order. */
export async function mailsTo(db: Database, address: string) {
  return db
    .selectFrom('mailOutbox')
    .select(['language', 'subject', 'textBody', 'htmlBody'])
    .where('recipient', '=', address)
    .orderBy('createdAt')
    .execute();
}

/** The links in a mail's text, in order of appearance. */
export function linksIn(text: string): URL[] {
  return (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
}

/** The token in the last mail to an address. */
export async function lastToken(db: Database, address: string): Promise<string> {
  const mail = (await mailsTo(db, address)).at(-1);
  const tokens = linksIn(mail?.textBody ?? '').flatMap((link) => link.searchParams.get('token') ?? []);
  const [token] = tokens;
  if (token === undefined) throw new Error(`no mail with a token to ${address}`);
  return token;
}
