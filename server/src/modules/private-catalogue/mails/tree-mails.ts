import { chooseLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailOf } from '../../../platform/mail/mail-page.ts';
import { textsIn } from './texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

interface MailedUpload {
  id: string;
  fileName: string | null;
}

function facts(
  t: ReturnType<typeof textsIn>,
  { fileName }: MailedUpload,
  other: [string, string | null],
): [string, string][] {
  const known: [string, string | null][] = [[t('file'), fileName], other];
  return known.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

const pageOf = (id: string, { publicUrl }: Sender) =>
  `${publicUrl}/ecommerce/backoffice/private-catalogue/${id}`;

/** Tells the manufacturer that a private catalogue is waiting for approval. */
export function treeArrivedMail(upload: MailedUpload & { uploader: string }, sender: Sender): Mail {
  const language = sender.brand.defaultLanguage;
  const t = textsIn(language);
  const page = {
    language,
    title: t('arrived.title'),
    paragraphs: [t('arrived.text')],
    facts: facts(t, upload, [t('uploader'), upload.uploader]),
    link: { label: t('arrived.link'), url: pageOf(upload.id, sender) },
  };
  return mailOf(sender.brand.email, page, sender.brand);
}

/** Tells the uploader about the decision on a private catalogue. */
export function treeDecidedMail(
  to: { username: string; language: string },
  upload: MailedUpload & { event: 'accept' | 'reject' | 'restore'; reason: string | null },
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const t = textsIn(language);
  const event = upload.event === 'reject' ? 'rejected' : 'published';
  const page = {
    language,
    title: t(`decided.${event}.title`),
    paragraphs: [t(`decided.${event}.text`)],
    facts: facts(t, upload, [t('reason'), upload.reason]),
    link: { label: t('link'), url: pageOf(upload.id, sender) },
  };
  return mailOf(to.username, page, sender.brand);
}
