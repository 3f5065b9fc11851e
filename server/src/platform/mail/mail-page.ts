import type { UiLanguage } from '@cromia/domain/languages';
import type { Config } from '../config.ts';
import { buildLines, buildSums, formatLine, type MailLines } from './mail-lines.ts';
import { escapeHtml, joinLabel, markCodes, markNumbers, toHtmlLines, toSingleLine } from './mail-text.ts';
import type { Mail } from './mail-transport.ts';
import { getMailTexts } from './texts.ts';

/** A link from a mail to the portal. */
interface MailLink {
  label: string;
  url: string;
}

/** The content of a mail, from which both its plain text and its HTML are created. */
export interface MailContent {
  language: UiLanguage;
  title: string;
  paragraphs: string[];
  /** A quoted earlier message and the label above it. */
  quote?: { label: string; text: string };
  /** Labels and values, one pair per line. */
  facts?: [label: string, value: string][];
  table?: { head: string[]; rows: string[][] };
  /** Lines of a document, and a sentence about those that are left out. */
  lines?: MailLines;
  /** Labels and amounts below the lines; the last one is the total. */
  sums?: [label: string, value: string][];
  /** Links to documents, one per line. */
  documents?: MailLink[];
  /** The main link, shown as a button and as a full URL for mail programs without buttons. */
  link?: MailLink & { /** An alternative to the main link. */ alternative?: MailLink };
  /** The closing lines, such as a note to readers who did not expect the mail. */
  closing?: string[];
}

/** The sender: the manufacturer with its contact details. */
type Brand = Pick<Config['brand'], 'name' | 'legalName' | 'address' | 'phone' | 'email' | 'accent'>;

/** Creates the URL of a page of the portal, for a mail. @param page path below `/ecommerce/` */
export function toPageUrl(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  page: string,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${publicUrl}/ecommerce/${page}${search === '' ? '' : `?${search}`}`;
}

const DEFAULT_ACCENT = '#c2410c';

/** All line separators that a mail program may recognise. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
const INDENT = '    ';

/** Marks every line of a text as quoted. */
function quoteLines(text: string): string {
  return text
    .split(LINE_BREAK)
    .map((line) => `> ${toSingleLine(line)}`.trim())
    .join('\n');
}

/** Indents all lines of a text except the first, so that its line breaks cannot fake lines of the mail. */
function indentLines(text: string): string {
  return text
    .split(LINE_BREAK)
    .map(toSingleLine)
    .filter((line) => line !== '')
    .join(`\n${INDENT}`);
}

function listSenderLines({ legalName, address, phone, email }: Brand): string[] {
  return [legalName, address, `${phone} · ${email}`];
}

/** Creates the plain text of a mail, which is readable without the HTML. */
function buildText(page: MailContent, brand: Brand): string {
  const { language, title, paragraphs, quote, facts = [], table, lines, sums = [] } = page;
  const { link, documents = [], closing = [] } = page;
  const links = [...documents, link, link?.alternative].flatMap((entry) =>
    entry ? [joinLabel(entry.label, entry.url, language)] : [],
  );
  return [
    toSingleLine(title),
    ...paragraphs.map(indentLines),
    quote ? `${toSingleLine(quote.label)}\n${quoteLines(quote.text)}` : '',
    facts.map(([label, value]) => joinLabel(label, indentLines(value), language)).join('\n'),
    (table?.rows ?? []).map((row) => `- ${row.map(toSingleLine).join(' · ')}`).join('\n'),
    [...(lines?.rows ?? []).map(formatLine), lines?.more ?? ''].filter((row) => row !== '').join('\n'),
    sums.map(([label, value]) => joinLabel(label, value, language)).join('\n'),
    ...links,
    ...closing.map(indentLines),
    `-- \n${listSenderLines(brand).join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** Chooses black or white, whichever has more contrast with a colour (WCAG 2.2, relative luminance). */
function chooseInkColor(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000000' : '#ffffff';
}

const CELL_STYLE =
  'border-bottom:1px solid #e6e4df;padding:8px 10px 8px 0;text-align:left;vertical-align:top';

/** Builds a table heading. Its words are never broken; the cells beside or below it may break on a phone. */
function buildHeading(text: string, scope: 'row' | 'col'): string {
  return `<th scope="${scope}" class="line" style="${CELL_STYLE};font-weight:600">${toHtmlLines(text)}</th>`;
}

/** Builds a table cell. Its text may break anywhere on a phone, except within a number. */
function buildCell(text: string): string {
  return `<td class="line" style="${CELL_STYLE};overflow-wrap:anywhere">${markNumbers(text)}</td>`;
}

function buildFacts(facts: MailContent['facts'] = []): string {
  if (facts.length === 0) return '';
  return `<table style="border-collapse:collapse;margin:16px 0">
${facts.map(([label, value]) => `<tr>${buildHeading(label, 'row')}${buildCell(value)}</tr>`).join('\n')}
</table>`;
}

function buildTable(table: MailContent['table']): string {
  if (!table) return '';
  return `<table style="border-collapse:collapse;width:100%;margin:16px 0">
<thead><tr>${table.head.map((text) => buildHeading(text, 'col')).join('')}</tr></thead>
<tbody>
${table.rows.map((cells) => `<tr>${cells.map(buildCell).join('')}</tr>`).join('\n')}
</tbody>
</table>`;
}

function buildLink({ link, language }: MailContent, accent: string): string {
  if (!link) return '';
  const url = escapeHtml(link.url);
  const ink = chooseInkColor(accent);
  const alternative = link.alternative
    ? `<p><a class="ink" href="${escapeHtml(link.alternative.url)}" style="color:#14171f">${escapeHtml(link.alternative.label)}</a></p>`
    : '';
  return `<table role="presentation" style="border-collapse:separate;border-spacing:0;margin:24px 0 16px"><tr>
<td style="border-radius:8px;background:${accent}"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;color:${ink};font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></td>
</tr></table>
${alternative}
<p class="quiet" style="font-size:13px;color:#5b6068">${escapeHtml(getMailTexts(language)('addressHint'))}<br><a class="quiet" href="${url}" style="color:#5b6068;word-break:break-all">${url}</a></p>`;
}

function buildDocuments(documents: MailContent['documents'] = []): string {
  return documents
    .map(
      ({ label, url }) =>
        `<p style="margin:0 0 8px"><a class="ink" href="${escapeHtml(url)}" style="color:#14171f">${escapeHtml(label)}</a></p>`,
    )
    .join('\n');
}

/** Styles for mail programs in dark mode; other programs show the light version, or invert its colours themselves. */
const DARK_MODE_STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#14161b !important}.card{background:#1c1f26 !important}
.card,.ink{color:#f1efea !important}.quiet{color:#a9adb5 !important}.line{border-color:#383c45 !important}
}
@media (max-width:480px){.paper{padding:0 !important}.card{padding:20px 16px !important;border-radius:0 !important}}`;

function buildParagraph(text: string): string {
  return `<p>${toHtmlLines(text)}</p>`;
}

function buildQuote(quote: MailContent['quote']): string {
  if (!quote) return '';
  return `<p class="quiet" style="margin:24px 0 8px;font-size:13px;color:#5b6068">${toHtmlLines(quote.label)}</p>
<blockquote class="quiet line" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #e6e4df;color:#5b6068">${toHtmlLines(quote.text)}</blockquote>`;
}

/**
 * Creates the HTML of a mail, with inline styles and tables, which every mail program supports. All texts are escaped,
 * and there are no images.
 */
function buildHtml(page: MailContent, brand: Brand): string {
  const { language, title, paragraphs, quote, facts, table, lines, sums, documents, closing = [] } = page;
  const accent = escapeHtml(brand.accent ?? DEFAULT_ACCENT);
  const body = [
    ...paragraphs.map(buildParagraph),
    buildQuote(quote),
    buildFacts(facts),
    buildTable(table),
    buildLines(lines),
    buildSums(sums),
    buildDocuments(documents),
    buildLink(page, accent),
    ...closing.map(buildParagraph),
  ].filter((part) => part !== '');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${DARK_MODE_STYLES}</style></head>
<body class="paper" style="margin:0;padding:24px;background:#fafaf8">
<div class="card" style="box-sizing:border-box;max-width:600px;margin:0 auto;padding:28px;background:#ffffff;color:#14171f;border-top:4px solid ${accent};border-radius:8px;font:16px/1.5 Inter,Arial,sans-serif;overflow-wrap:break-word">
<p style="margin:0 0 24px;font-size:18px;font-weight:700">${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${markCodes(title)}</h1>
${body.join('\n')}
<p class="quiet line" style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e6e4df;font-size:13px;color:#5b6068">${listSenderLines(brand).map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;
}

/** Creates a mail with the content of a page, from the manufacturer to one address. */
export function toMail(to: string, page: MailContent, brand: Brand): Mail {
  return {
    to,
    language: page.language,
    subject: toSingleLine(page.title),
    text: buildText(page, brand),
    html: buildHtml(page, brand),
  };
}
