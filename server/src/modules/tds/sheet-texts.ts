import type { TdsLanguage } from '@cromia/domain/languages';
import cs from './texts/cs.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

/** The fixed texts of a sheet. Every language has all the texts of the Italian file. */
export type SheetTexts = typeof it;

/** The fixed texts of technical data sheets by language (section 3, "TDS languages"). */
export const SHEET_TEXTS = {
  IT: it,
  EN: en,
  FR: fr,
  PL: pl,
  ES: es,
  CS: cs,
  DE: de,
  RU: ru,
} as const satisfies Record<TdsLanguage, SheetTexts>;
