import type { UiLanguage } from '@cromia/domain/languages';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes text for HTML and keeps its line breaks. */
export function toHtmlLines(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
}

/**
 * Replaces control characters and line separators, which could inject headers into a subject or fake the layout of a
 * plain text.
 */
export function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/**
 * Matches amounts and quantities between spaces, with their unit: `1.855,00 €`, `25 kg`. Digits within a code do not
 * match.
 */
const NUMBERS =
  /(?<=^|[\s>])-?\p{Sc}?\d[\d.,\u2019\u00a0\u202f]{0,19}(?:[ \u00a0\u202f]?(?:%|[\p{L}\p{Sc}]{1,3}))?(?=[\s<]|$)/gu;

/** Escapes a text for HTML; its numbers never wrap. */
export function markNumbers(text: string): string {
  return toHtmlLines(text).replace(NUMBERS, '<span style="white-space:nowrap">$&</span>');
}

/** Length of the longest code that fits in one line of a mail on a phone. */
const UNBROKEN_CODE_LENGTH = 20;

/** Escapes a text for HTML; numbers of documents and other codes in it, such as `R26-000123`, never wrap. */
export function markCodes(text: string): string {
  return toHtmlLines(text).replace(/[^\s<>&;]+/gu, (word) =>
    word.length <= UNBROKEN_CODE_LENGTH && word.includes('-') && /\d/.test(word)
      ? `<span style="white-space:nowrap">${word}</span>`
      : word,
  );
}

/** A label with the value after it; French has a space before the colon. */
export function joinLabel(label: string, value: string, language: UiLanguage): string {
  return language === 'fr' ? `${label}\u00a0: ${value}` : `${label}: ${value}`;
}
