import { Button, type ButtonProps, Text } from '@mantine/core';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import type { OwnCustomerRequest } from '../activation-queries';
import { useBecomeCustomer } from '../become-customer';

interface BecomeCustomerButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'color'> {
  request: OwnCustomerRequest;
  onDone: () => void;
}

/** Button that makes the user of an accepted request a customer, after confirmation (section 4). */
export function BecomeCustomerButton({ request, onDone, ...buttonProps }: BecomeCustomerButtonProps) {
  const { t } = useTexts('activation');
  const [isConfirming, setConfirming] = useState(false);
  const upgrade = useBecomeCustomer(onDone);
  const sendOnce = useSubmitOnce(upgrade);
  return (
    <>
      <Button {...buttonProps} onClick={() => setConfirming(true)}>
        {t('activation:upgrade.open')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => sendOnce(undefined)}
        title={t('activation:upgrade.title')}
        confirmLabel={t('activation:upgrade.open')}
        busy={upgrade.isPending}
      >
        <Text>
          {t('activation:upgrade.text', {
            customer: request.customerBusinessName ?? '',
            code: request.customerCode ?? '',
          })}
        </Text>
        {upgrade.isError && !upgrade.isPending && (
          <Text size="sm" c="danger" role="alert">
            {t(`errors:${toApiProblem(upgrade.error).code}`)}
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}
