import type { SdsLanguage } from '@cromia/domain/languages';
import cs from './texts/cs.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

/** What a specimen says in its own words; every language has every text of the Italian one. */
export type SpecimenTexts = typeof it;

interface SpecimenLanguage {
  /** The language as documents and product texts name it (ISO 639). */
  code: string;
  texts: SpecimenTexts;
}

/** The SDS languages that specimens can be composed in: those that the catalogue has texts in. */
export const SPECIMEN_LANGUAGES: Partial<Record<SdsLanguage, SpecimenLanguage>> = {
  IT: { code: 'it', texts: it },
  EN: { code: 'en', texts: en },
  DE: { code: 'de', texts: de },
  ES: { code: 'es', texts: es },
  FR: { code: 'fr', texts: fr },
  PL: { code: 'pl', texts: pl },
  RU: { code: 'ru', texts: ru },
  CZ: { code: 'cs', texts: cs },
};
