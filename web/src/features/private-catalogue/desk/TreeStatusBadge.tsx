import type { TreeStatus } from '@cromia/domain/private-catalogue/upload';
import { IconClock } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';

const TONES = {
  PENDING: 'warning',
  PUBLISHED: 'success',
  REJECTED: 'danger',
  REPLACED: 'gray',
  SUPERSEDED: 'gray',
} as const;

/** Status of an upload of the private catalogue. */
export function TreeStatusBadge({ status }: { status: TreeStatus }) {
  const { t } = useTexts('private-catalogue');
  return (
    <StatusBadge tone={TONES[status]} {...(status === 'PENDING' ? { icon: IconClock } : {})}>
      {t(`private-catalogue:desk.status.${status}`)}
    </StatusBadge>
  );
}
