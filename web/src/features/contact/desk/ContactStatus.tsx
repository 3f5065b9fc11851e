import type { ContactRequestStatus } from '@cromia/domain/contact/contact-request';
import { IconClock } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';

const TONES = { OPEN: 'warning', ANSWERED: 'success' } as const satisfies Record<
  ContactRequestStatus,
  string
>;

/** Coloured badge that tells whether a contact request is answered. */
export function ContactStatus({ status }: { status: ContactRequestStatus }) {
  const { t } = useTexts('contact-desk');
  return (
    <StatusBadge tone={TONES[status]} {...(status === 'OPEN' ? { icon: IconClock } : {})}>
      {t(`contact-desk:statuses.${status}`)}
    </StatusBadge>
  );
}
