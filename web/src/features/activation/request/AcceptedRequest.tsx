import { IconCircleCheck } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import type { OwnCustomerRequest } from '../activation-queries';
import classes from '../styles.module.css';
import { BecomeCustomerButton } from './BecomeCustomerButton';

interface AcceptedRequestProps {
  request: OwnCustomerRequest;
  onDone: () => void;
}

/** Bar of an accepted request: names the customer and offers the last step. */
export default function AcceptedRequest({ request, onDone }: AcceptedRequestProps) {
  const { t } = useTexts('activation');
  return (
    <section className={classes.bar} aria-label={t('activation:upgrade.open')}>
      <span className={classes.barText}>
        <IconCircleCheck size={18} aria-hidden />
        {t('activation:request.accepted', { customer: request.customerBusinessName ?? '' })}
      </span>
      <BecomeCustomerButton
        request={request}
        variant="outline"
        size="compact-sm"
        color="success"
        onDone={onDone}
      />
    </section>
  );
}
