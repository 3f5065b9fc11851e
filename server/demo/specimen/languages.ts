import type { SdsLanguage } from '@cromia/domain/languages';
import cs from './texts/cs.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

/** The fixed texts of a specimen. Every language has all the texts of the Italian file. */
export type SpecimenTexts = typeof it;

/** The SDS languages in which specimens can be composed: those of the catalogue's texts. */
export const SPECIMEN_TEXTS: Partial<Record<SdsLanguage, SpecimenTexts>> = {
  IT: it,
  EN: en,
  DE: de,
  ES: es,
  FR: fr,
  PL: pl,
  RU: ru,
  CZ: cs,
};
