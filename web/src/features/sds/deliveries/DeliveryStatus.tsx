import type { SdsDelivery } from '@cromia/domain/sds/sending';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { CellNote } from '../CellNote';
import classes from '../styles.module.css';

const TONES = { PENDING: 'gray', SENT: 'success', FAILED: 'danger' } as const;

/** Status and channel of a delivery; for a failed one also the mail server's reason. */
export function DeliveryStatus({ delivery }: { delivery: SdsDelivery }) {
  const { t } = useTexts('sds');
  const { moment } = useFormats();
  const { status, channel, sentOn, error } = delivery;
  return (
    <>
      <StatusBadge tone={TONES[status]}>{t(`sds:deliveryStatus.${status}`)}</StatusBadge>
      <CellNote>
        {t(`sds:channels.${channel}`)}
        {sentOn !== null && (
          <>
            {' · '}
            <span className={classes.noWrap}>{moment(sentOn)}</span>
          </>
        )}
      </CellNote>
      {status === 'FAILED' && error !== null && <CellNote>{error}</CellNote>}
    </>
  );
}
