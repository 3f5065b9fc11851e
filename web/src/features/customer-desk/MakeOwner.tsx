import type { DeskCustomer } from '@cromia/domain/customers/customer-desk';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { useNotify } from '../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import { useChangeOwner } from './customer-desk-queries';

interface MakeOwnerProps {
  customer: Pick<DeskCustomer, 'customerCode' | 'businessName'>;
  person: DeskCustomer['people'][number];
}

/** Button that makes a person the owner of their customer, after a question. */
export function MakeOwner({ customer, person }: MakeOwnerProps) {
  const { t } = useTexts('customers-desk');
  const notify = useNotify();
  const [opened, setOpened] = useState(false);
  const change = useChangeOwner(customer.customerCode);
  const submitOnce = useSubmitOnce(change);
  const name = `${person.firstname} ${person.lastname}`;
  const confirm = () =>
    submitOnce(person.username, {
      onSuccess: () => {
        notify(t('customers-desk:owner.done', { name }));
        setOpened(false);
      },
    });
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-haspopup="dialog"
        aria-label={t('customers-desk:owner.actionOf', { name })}
        onClick={() => setOpened(true)}
      >
        {t('customers-desk:owner.action')}
      </Button>
      {opened && (
        <ConfirmDialog
          opened
          onClose={() => setOpened(false)}
          onConfirm={confirm}
          title={t('customers-desk:owner.actionOf', { name })}
          confirmLabel={t('customers-desk:owner.action')}
          busy={change.isPending}
        >
          <Text>{t('customers-desk:owner.text', { company: customer.businessName })}</Text>
          {change.isError && !change.isPending && (
            <FeedbackAlert status="Fail">
              <ProblemText error={change.error} />
            </FeedbackAlert>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
