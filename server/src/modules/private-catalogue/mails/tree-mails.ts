import { chooseLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailOf } from '../../../platform/mail/mail-page.ts';
import { TREE_TEXTS, type TreeTexts } from './tree-texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

interface MailedUpload {
  id: string;
  fileName: string | null;
}

function facts(
  texts: TreeTexts,
  { fileName }: MailedUpload,
  other: [string, string | null],
): [string, string][] {
  const known: [string, string | null][] = [[texts.file, fileName], other];
  return known.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

const pageOf = (id: string, { publicUrl }: Sender) =>
  `${publicUrl}/ecommerce/backoffice/private-catalogue/${id}`;

/** Tells the manufacturer that a private catalogue waits for approval. */
export function treeArrivedMail(upload: MailedUpload & { uploader: string }, sender: Sender): Mail {
  const language = sender.brand.defaultLanguage;
  const texts = TREE_TEXTS[language];
  const page = {
    language,
    title: texts.arrived.title,
    paragraphs: [texts.arrived.text],
    facts: facts(texts, upload, [texts.uploader, upload.uploader]),
    link: { label: texts.arrived.link, url: pageOf(upload.id, sender) },
  };
  return mailOf(sender.brand.email, page, sender.brand);
}

/** Tells the uploader what became of a private catalogue. */
export function treeDecidedMail(
  to: { username: string; language: string },
  upload: MailedUpload & { event: 'accept' | 'reject' | 'restore'; reason: string | null },
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const texts = TREE_TEXTS[language];
  const { title, text } = upload.event === 'reject' ? texts.rejected : texts.published;
  const page = {
    language,
    title,
    paragraphs: [text],
    facts: facts(texts, upload, [texts.reason, upload.reason]),
    link: { label: texts.link, url: pageOf(upload.id, sender) },
  };
  return mailOf(to.username, page, sender.brand);
}
