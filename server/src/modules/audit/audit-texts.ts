import de from '@cromia/domain/audit/texts/de.json' with { type: 'json' };
import en from '@cromia/domain/audit/texts/en.json' with { type: 'json' };
import es from '@cromia/domain/audit/texts/es.json' with { type: 'json' };
import fr from '@cromia/domain/audit/texts/fr.json' with { type: 'json' };
import it from '@cromia/domain/audit/texts/it.json' with { type: 'json' };
import pl from '@cromia/domain/audit/texts/pl.json' with { type: 'json' };
import ru from '@cromia/domain/audit/texts/ru.json' with { type: 'json' };
import type { UiLanguage } from '@cromia/domain/languages';
import { createTexts } from '../../platform/texts/create-texts.ts';

type AuditTexts = typeof it;

const AUDIT_TEXTS = { it, en, de, es, fr, pl, ru } as const satisfies Record<UiLanguage, AuditTexts>;

/** Translates actions and entities for the export of the audit log. */
export const getAuditTexts = createTexts(AUDIT_TEXTS);
