import type { ProductLanguage } from '../languages.ts';
import type { SignalWord } from './pictograms.ts';

/** The signal words as labels write them (Regulation (EC) 1272/2008, Annex VI, table 1.3; in Russian GOST 31340). */
const SIGNAL_WORD_TEXTS: Readonly<
  Record<ProductLanguage, Readonly<Record<Exclude<SignalWord, 'NONE'>, string>>>
> = {
  it: { DANGER: 'Pericolo', WARNING: 'Attenzione' },
  en: { DANGER: 'Danger', WARNING: 'Warning' },
  de: { DANGER: 'Gefahr', WARNING: 'Achtung' },
  fr: { DANGER: 'Danger', WARNING: 'Attention' },
  es: { DANGER: 'Peligro', WARNING: 'Atención' },
  pl: { DANGER: 'Niebezpieczeństwo', WARNING: 'Uwaga' },
  ru: { DANGER: 'Опасно', WARNING: 'Осторожно' },
  cs: { DANGER: 'Nebezpečí', WARNING: 'Varování' },
};

/** The signal word in a language; null for a label without one. */
export function formatSignalWord(signalWord: SignalWord, language: ProductLanguage): string | null {
  return signalWord === 'NONE' ? null : SIGNAL_WORD_TEXTS[language][signalWord];
}
