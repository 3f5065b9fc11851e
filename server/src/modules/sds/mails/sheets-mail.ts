import { formatSdsLanguageCode, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Config } from '../../../platform/config.ts';
import { toMail } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import type { SdsFile } from '../files.ts';
import { getMailTexts } from './texts.ts';

/** The content of a mail with sheets. */
interface SheetsMailContent {
  /** The language of the mail text; the sheets may be in another one. */
  language: UiLanguage;
  parcel: { orderCode: string | null; isUpdate: boolean };
  files: readonly SdsFile[];
  /** Download links of the sheets, in the same order; empty when the sheets are attached. */
  links: readonly string[];
}

/** The mail with safety data sheets, attached or as links. */
export function buildSheetsMail(
  to: string,
  { language, parcel, files, links }: SheetsMailContent,
  brand: Config['brand'],
): Mail {
  const t = getMailTexts(language);
  const products = files.map(({ sheet }) => `${sheet.serial}-${sheet.color}`);
  const productNames = products.length === 1 ? products.join('') : t('several', { count: products.length });
  return toMail(
    to,
    {
      language,
      title: parcel.isUpdate
        ? t('updateTitle', { products: productNames })
        : t('title', { products: productNames }),
      paragraphs: [
        ...(parcel.isUpdate ? [t('update')] : []),
        links.length > 0 ? t('links', { days: LIMITS.sdsLinkDays }) : t('attached'),
      ],
      facts: parcel.orderCode === null ? [] : [[t('order'), parcel.orderCode]],
      table: {
        head: [t('product'), t('batch'), t('version'), t('language')],
        rows: files.map(({ sheet, language: sheetLanguage }) => [
          `${sheet.serial}-${sheet.color}`,
          sheet.batch ?? '–',
          String(sheet.version),
          formatSdsLanguageCode(sheetLanguage),
        ]),
      },
      documents: links.map((url, index) => ({ label: files[index]?.name ?? '', url })),
      closing: [t('closing')],
    },
    brand,
  );
}
