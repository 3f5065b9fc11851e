import { formatQuantity } from '@cromia/domain/amount-formats';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { chooseLanguage, pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { buildProductShortLink } from '@cromia/domain/shopping-lists/product-label';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { type MailContent, toMail } from '../../platform/mail/mail-page.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';
import { createTexts } from '../../platform/texts/create-texts.ts';
import { readTexts } from '../../platform/texts/read-texts.ts';
import type it from './texts/it.json';
import type { DueWatchRow } from './watch-queries.ts';

export const getStockWatchTexts = createTexts(readTexts<typeof it>(new URL('./texts/', import.meta.url)));

const describe = ({ shortDescription, colorDescription }: DueWatchRow, language: UiLanguage) =>
  [shortDescription, colorDescription]
    .map((text) => pickLocalizedText(text, language))
    .filter(Boolean)
    .join(', ');

/** The links to the products: the main link for a single one. */
function toLinks(
  rows: readonly DueWatchRow[],
  { publicUrl }: { publicUrl: string },
  language: UiLanguage,
): Pick<MailContent, 'link' | 'documents'> {
  const t = getStockWatchTexts(language);
  const [first] = rows;
  if (first !== undefined && rows.length === 1)
    return { link: { label: t('single.link'), url: buildProductShortLink(publicUrl, first) } };
  return {
    documents: rows.map((row) => ({
      label: formatProductCode(row),
      url: buildProductShortLink(publicUrl, row),
    })),
  };
}

/** Builds the mail that products are back in stock, in the language of the user who waited for them. */
export function buildBackInStockMail(
  { config }: Pick<ServiceDependencies, 'config'>,
  rows: readonly [DueWatchRow, ...DueWatchRow[]],
): Mail {
  const [{ username, language: preferred }] = rows;
  const language = chooseLanguage({ userLanguage: preferred });
  const t = getStockWatchTexts(language);
  const listed = rows.slice(0, LIMITS.mailedLines);
  const rest = rows.length - listed.length;
  const isSingle = rows.length === 1;
  return toMail(
    username,
    {
      language,
      title: isSingle
        ? t('single.title', { product: formatProductCode(rows[0]) })
        : t('several.title', { count: rows.length }),
      paragraphs: [t(isSingle ? 'single.text' : 'several.text')],
      lines: {
        rows: listed.map((row) => ({
          title: formatProductCode(row),
          text: describe(row, language),
          details: formatQuantity(row.packageContent, language, row.um),
          total: '',
        })),
        ...(rest > 0 ? { more: t('several.moreLines', { count: rest }) } : {}),
      },
      ...toLinks(listed, config, language),
      closing: [t('closing')],
    },
    config.brand,
  );
}
