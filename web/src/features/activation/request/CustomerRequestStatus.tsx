import {
  CUSTOMER_REQUEST_STATUS_COLORS,
  type CustomerRequestStatus as Status,
} from '@cromia/domain/activation/customer-request';
import { IconCircleCheck, IconClock, IconClockX, type TablerIcon } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';

const TONES = { white: 'gray', grey: 'gray', yellow: 'warning', green: 'success', red: 'danger' } as const;

// Some statuses share a colour, so icons distinguish them.
const ICONS: Partial<Record<Status, TablerIcon>> = {
  PENDING: IconClock,
  EXPIRED: IconClockX,
  CLOSED: IconCircleCheck,
};

/** Status of a request to become a customer, in the colour of section 4. */
export function CustomerRequestStatus({ status }: { status: Status }) {
  const { t } = useTexts('activation');
  const icon = ICONS[status];
  return (
    <StatusBadge
      tone={TONES[CUSTOMER_REQUEST_STATUS_COLORS[status]]}
      {...(icon === undefined ? {} : { icon })}
    >
      {t(`activation:status.${status}`)}
    </StatusBadge>
  );
}
