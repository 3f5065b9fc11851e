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

function listFacts(
  t: ReturnType<typeof getMailTexts>,
  { fileName }: MailedUpload,
  extraFact: [string, string | null],
): [string, string][] {
  const candidates: [string, string | null][] = [[t('file'), fileName], extraFact];
  return candidates.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

const toUploadUrl = (id: string, { publicUrl }: Sender) =>
  `${publicUrl}/ecommerce/backoffice/private-catalogue/${id}`;

/** Notifies the manufacturer of a private catalogue that is waiting for approval. */
export function buildTreeReceivedMail(upload: MailedUpload & { uploader: string }, sender: Sender): Mail {
  const language = sender.brand.defaultLanguage;
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('arrived.title'),
    paragraphs: [t('arrived.text')],
    facts: listFacts(t, upload, [t('uploader'), upload.uploader]),
    link: { label: t('arrived.link'), url: toUploadUrl(upload.id, sender) },
  };
  return toMail(sender.brand.email, page, sender.brand);
}

/** Notifies the uploader of the decision on a private catalogue. */
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
    facts: listFacts(t, upload, [t('reason'), upload.reason]),
    link: { label: t('link'), url: toUploadUrl(upload.id, sender) },
  };
  return toMail(to.username, page, sender.brand);
}
