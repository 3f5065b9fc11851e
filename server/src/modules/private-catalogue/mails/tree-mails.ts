import { chooseLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../platform/config.ts';
import { toMail } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getMailTexts } from './texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

interface MailedUpload {
  id: string;
  fileName: string | null;
}

function facts(
  t: ReturnType<typeof getMailTexts>,
  { fileName }: MailedUpload,
  other: [string, string | null],
): [string, string][] {
  const known: [string, string | null][] = [[t('file'), fileName], other];
  return known.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

const pageOf = (id: string, { publicUrl }: Sender) =>
  `${publicUrl}/ecommerce/backoffice/private-catalogue/${id}`;

/** Tells the manufacturer that a private catalogue is waiting for approval. */
export function buildTreeReceivedMail(upload: MailedUpload & { uploader: string }, sender: Sender): Mail {
  const language = sender.brand.defaultLanguage;
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('arrived.title'),
    paragraphs: [t('arrived.text')],
    facts: facts(t, upload, [t('uploader'), upload.uploader]),
    link: { label: t('arrived.link'), url: pageOf(upload.id, sender) },
  };
  return toMail(sender.brand.email, page, sender.brand);
}

/** Tells the uploader about the decision on a private catalogue. */
export function buildTreeDecisionMail(
  to: { username: string; language: string },
  upload: MailedUpload & { event: 'accept' | 'reject' | 'restore'; reason: string | null },
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const t = getMailTexts(language);
  const event = upload.event === 'reject' ? 'rejected' : 'published';
  const page = {
    language,
    title: t(`decided.${event}.title`),
    paragraphs: [t(`decided.${event}.text`)],
    facts: facts(t, upload, [t('reason'), upload.reason]),
    link: { label: t('link'), url: pageOf(upload.id, sender) },
  };
  return toMail(to.username, page, sender.brand);
}
