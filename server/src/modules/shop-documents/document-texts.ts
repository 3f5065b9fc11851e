import type { UiLanguage } from '@cromia/domain/languages';
import { createTexts } from '../../platform/texts/create-texts.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

/** Texts of the mails, PDFs and tables of the shop. Every language must have the same keys as Italian. */
export type DocumentTexts = typeof it;

export const DOCUMENT_TEXTS = { it, en, de, es, fr, pl, ru } as const satisfies Record<
  UiLanguage,
  DocumentTexts
>;

/** Translates a text and fills its placeholders. */
export const getDocumentTexts = createTexts(DOCUMENT_TEXTS);
