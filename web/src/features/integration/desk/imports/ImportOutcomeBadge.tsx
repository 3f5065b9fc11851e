import type { ImportOutcome } from '@cromia/domain/integration/import';
import { useTexts } from '../../../../i18n/use-texts';
import { StatusBadge } from '../../../../ui/feedback/StatusBadge';

const TONES = { DONE: 'success', PARTLY: 'warning', REFUSED: 'danger' } as const;

/** Result of an import, as a coloured badge. */
export function ImportOutcomeBadge({ outcome }: { outcome: ImportOutcome }) {
  const { t } = useTexts('imports');
  return <StatusBadge tone={TONES[outcome]}>{t(`imports:outcomes.${outcome}`)}</StatusBadge>;
}
