import type { Claim } from '@cromia/domain/claims/claim';
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
  claim: Pick<Claim, 'status' | 'awaitsCustomer'>;
  /** Text for a claim with a message of staff that the customer has to answer; the customer and staff read another one. */
  awaitsText: string;
  /** Whether that needs the reader's attention. */
  isReadersTurn?: boolean;
}

/** The state of a claim, or that it waits for an answer of the customer. */
export function ClaimStatusBadge({ claim, awaitsText, isReadersTurn = false }: ClaimStatusBadgeProps) {
  const { t } = useTexts('claims');
  const { status, awaitsCustomer } = claim;
  if (awaitsCustomer)
    return (
      <StatusBadge tone={isReadersTurn ? 'warning' : 'gray'} icon={IconMessageQuestion}>
        {awaitsText}
      </StatusBadge>
    );
  const icon = ICONS[status];
  return (
    <StatusBadge tone={TONES[status]} {...(icon === undefined ? {} : { icon })}>
      {t(`claims:statuses.${status}`)}
    </StatusBadge>
  );
}
