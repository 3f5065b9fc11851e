import {
  UPDATE_REQUEST_STATUS_COLORS,
  type UpdateRequestStatus,
} from '@cromia/domain/customers/update-request';
import { IconClock } from '@tabler/icons-react';
import { useTexts } from '../../../../i18n/use-texts';
import { StatusBadge } from '../../../../ui/feedback/StatusBadge';

const TONES = { yellow: 'warning', green: 'success', red: 'danger' } as const;

/** Coloured badge with the status of a change request. */
export function UpdateRequestStatusBadge({ status }: { status: UpdateRequestStatus }) {
  const { t } = useTexts('activation');
  return (
    <StatusBadge
      tone={TONES[UPDATE_REQUEST_STATUS_COLORS[status]]}
      {...(status === 'PENDING' ? { icon: IconClock } : {})}
    >
      {t(`activation:status.${status}`)}
    </StatusBadge>
  );
}
