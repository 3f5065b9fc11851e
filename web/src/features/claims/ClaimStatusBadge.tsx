import type { ClaimStatus } from '@cromia/domain/claims/claim-states';
import { IconClock, IconEye, IconMessageQuestion, type TablerIcon } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/feedback/StatusBadge';

const TONES = {
  OPEN: 'gray',
  IN_REVIEW: 'acting',
  ACCEPTED: 'success',
  REJECTED: 'danger',
} as const satisfies Record<ClaimStatus, string>;

const ICONS: Partial<Record<ClaimStatus, TablerIcon>> = { OPEN: IconClock, IN_REVIEW: IconEye };

interface ClaimStatusBadgeProps {
  status: ClaimStatus;
  /** Whether the customer has a message of staff to answer. */
  awaitsCustomer?: boolean;
}

/** The state of a claim, or that it waits for an answer of the customer. */
export function ClaimStatusBadge({ status, awaitsCustomer = false }: ClaimStatusBadgeProps) {
  const { t } = useTexts('claims');
  if (awaitsCustomer)
    return (
      <StatusBadge tone="warning" icon={IconMessageQuestion}>
        {t('claims:awaitsCustomer')}
      </StatusBadge>
    );
  const icon = ICONS[status];
  return (
    <StatusBadge tone={TONES[status]} {...(icon === undefined ? {} : { icon })}>
      {t(`claims:statuses.${status}`)}
    </StatusBadge>
  );
}
