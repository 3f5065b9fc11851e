import { APPROVAL_STATUS_COLORS, type ApprovalStatus } from '@cromia/domain/approvals/approval';
import { IconClock } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/feedback/StatusBadge';

const TONES = { yellow: 'warning', green: 'success', red: 'danger', grey: 'gray' } as const;

/** The status of an approval. */
export function ApprovalStatusBadge({ status }: { status: ApprovalStatus }) {
  const { t } = useTexts('approvals');
  return (
    <StatusBadge
      tone={TONES[APPROVAL_STATUS_COLORS[status]]}
      {...(status === 'PENDING' ? { icon: IconClock } : {})}
    >
      {t(`approvals:status.${status}`)}
    </StatusBadge>
  );
}
