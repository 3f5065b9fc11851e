import { useTexts } from '../../i18n/use-texts';
import { type NumberError, type NumberFormat, parseNumber, spellAmbiguous } from './parse-number';

/** Explains why a typed text is no number of its field; null where only the field's own rule can say. */
export function useNumberError(format: NumberFormat) {
  const { t, language } = useTexts();
  const explain = (error: NumberError, text: string): string | null => {
    switch (error) {
      case 'ambiguous':
        return t('common:form.numberAmbiguous', { text: text.trim(), ...spellAmbiguous(text, language) });
      case 'packages':
        return t('common:quantity.whole');
      case 'decimals':
        return t('common:form.numberDecimals', { decimals: format.decimals ?? 0 });
      case 'number':
        return null;
    }
  };
  return (text: string): string | null => {
    const read = parseNumber(text, language, format);
    return typeof read === 'string' ? explain(read, text) : null;
  };
}
