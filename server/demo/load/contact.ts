import type { ContactRequestType } from '@cromia/domain/contact/contact-request';
import type { Transaction } from '../../src/platform/database/connection.ts';
import { createPrng } from '../prng.ts';
import { addDaysTo } from '../shop/calendar.ts';
import { insertAll } from './bulk.ts';
import { findId, type PeopleIds } from './people.ts';

const REPLY_DAYS = 0.3;

interface DemoContactRequest {
  type: ContactRequestType;
  /** A demo account, or a visitor's name and address. */
  from: { user: string; name: string } | { name: string; email: string };
  language: string;
  request: string;
  daysAgo: number;
  /** The reply from the back office. */
  answer?: string;
}

const CONTACT_REQUESTS: DemoContactRequest[] = [
  {
    type: 'COMMERCIAL',
    from: { name: 'Elena Marchetti', email: 'elena.marchetti@marchetti-serramenti.test' },
    language: 'it',
    request:
      'Buongiorno, verniciamo serramenti in legno e cerchiamo un impregnante all’acqua con finitura opaca. Ci serve un campione in RAL 8017 e il prezzo per 200 litri al mese.',
    daysAgo: 0.2,
  },
  {
    type: 'PLATFORM',
    from: { user: 'private', name: 'Marta Colombo' },
    language: 'it',
    request: 'Non trovo dove cambiare l’indirizzo e-mail del mio profilo.',
    daysAgo: 1,
  },
  {
    type: 'OTHER',
    from: { name: 'Thomas Huber', email: 't.huber@malerei-huber.test' },
    language: 'de',
    request:
      'Guten Tag, gibt es einen Händler in Österreich, der Ihre Epoxid-Grundierung F120 führt? Wir arbeiten im Raum Innsbruck.',
    daysAgo: 2,
  },
  {
    type: 'COMMERCIAL',
    from: { user: 'customer', name: 'Rossi Verniciature' },
    language: 'it',
    request: 'Per la fornitura di gennaio vorremmo anticipare la consegna di una settimana. È possibile?',
    daysAgo: 4,
    answer:
      'Buongiorno,\n\nsì, possiamo anticipare la consegna di gennaio di una settimana. La nuova data è già nel vostro ordine.\n\nCordiali saluti',
  },
  {
    type: 'COMMERCIAL',
    from: { name: 'Katarzyna Zielińska', email: 'k.zielinska@lakiernia-zielinska.test' },
    language: 'pl',
    request: 'Proszę o informację, czy wysyłają Państwo do Polski i od jakiej ilości.',
    daysAgo: 9,
    answer:
      'Dzień dobry,\n\ntak, wysyłamy do Polski od 100 kg. Dostawa trwa około pięciu dni roboczych.\n\nPozdrawiamy',
  },
];

/** Loads contact requests from visitors and users, some of them with a reply. */
export async function loadContactRequests(trx: Transaction, ids: PeopleIds, now: Date): Promise<void> {
  const prng = createPrng('contact requests');
  const admin = findId(ids.users, 'admin');
  const contactRequests = CONTACT_REQUESTS.map((contactRequest) => ({
    ...contactRequest,
    id: prng.uuid(),
    userId: 'user' in contactRequest.from ? findId(ids.users, contactRequest.from.user) : null,
    createdOn: addDaysTo(now, -contactRequest.daysAgo),
    answeredAt: contactRequest.answer ? addDaysTo(now, REPLY_DAYS - contactRequest.daysAgo) : null,
  }));
  await insertAll(
    trx,
    'contactRequests',
    contactRequests.map(({ id, userId, type, from, language, request, createdOn, answeredAt }) => ({
      id,
      requestType: type,
      status: answeredAt === null ? 'OPEN' : 'ANSWERED',
      userId,
      name: from.name,
      email: 'user' in from ? `${from.user}@demo.cromia.test` : from.email,
      language,
      request,
      createdOn,
      answeredAt,
      answeredBy: answeredAt === null ? null : admin,
    })),
  );
  await insertAll(
    trx,
    'contactAnswers',
    contactRequests.flatMap(({ id, answer, answeredAt }) =>
      answer && answeredAt
        ? [{ id: prng.uuid(), contactRequestId: id, answer, sentAt: answeredAt, sentBy: admin }]
        : [],
    ),
  );
  const entry = { entity: 'contact_request', details: {} };
  await insertAll(
    trx,
    'auditLog',
    contactRequests.flatMap(({ id, userId, type, createdOn, answeredAt }) => [
      {
        ...entry,
        at: createdOn,
        userId,
        action: 'contact-requests.send',
        entityId: id,
        details: { requestType: type },
      },
      ...(answeredAt === null
        ? []
        : [{ ...entry, at: answeredAt, userId: admin, action: 'contact-requests.reply', entityId: id }]),
    ]),
  );
}
