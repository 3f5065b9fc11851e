import type { DealerDetail, NewDealer } from '@cromia/domain/dealers/dealer-desk';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { StaleNotice } from '../../../ui/feedback/StaleNotice';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { PageFrame } from '../../../ui/PageFrame';
import { ChangeHistory, DeskFrame, deskLayout } from '../../desk';
import { BackToDealersLink } from './BackToDealersLink';
import { DealerForm } from './DealerForm';
import { clearDealerDraft, toDraftSubject } from './dealer-draft';
import { toDealerFormValues } from './dealer-form';
import { dealerQuery, useChangeDealer, useDeleteDealer } from './dealer-queries';

interface DealerPageProps {
  id: string;
  /** Called after the dealer is deleted. */
  onRemoved: () => void;
}

/** A dealer, to change or delete (contract, section 5). */
export function DealerPage({ id, onRemoved }: DealerPageProps) {
  const { t } = useTexts('dealers-desk');
  const dealer = useQuery(dealerQuery(id));
  return (
    <DeskFrame
      query={dealer}
      title={t('dealers-desk:one')}
      back={<BackToDealersLink />}
      notFound={t('dealers-desk:notFound')}
    >
      {(data) => (
        <DealerFormWithHistory dealer={data} onRemoved={onRemoved} onReload={() => void dealer.refetch()} />
      )}
    </DeskFrame>
  );
}

interface DealerFormWithHistoryProps extends Pick<DealerPageProps, 'onRemoved'> {
  dealer: DealerDetail;
  /** Refetches a dealer that a colleague has changed. */
  onReload: () => void;
}

function DealerFormWithHistory({ dealer, onRemoved, onReload }: DealerFormWithHistoryProps) {
  const { t } = useTexts('dealers-desk');
  const notify = useNotify();
  const change = useChangeDealer(dealer.id);
  const sendOnce = useSubmitOnce(change);
  const [isRemoving, setRemoving] = useState(false);
  const failure = change.isError ? toApiProblem(change.error) : null;
  const save = (values: NewDealer, onError: (error: Error) => void) =>
    sendOnce(
      { ...values, version: dealer.version },
      {
        onSuccess: () => {
          clearDealerDraft();
          notify(t('dealers-desk:changed'));
        },
        onError,
      },
    );
  const reload = () => {
    clearDealerDraft();
    change.reset();
    onReload();
  };
  return (
    <PageFrame title={dealer.businessName} above={<BackToDealersLink />}>
      <div className={deskLayout.detail}>
        <DealerForm
          // Resets the form when the dealer changes.
          key={dealer.version}
          subject={toDraftSubject(dealer)}
          initialValues={toDealerFormValues(dealer)}
          onSave={save}
          saving={change.isPending}
          error={change.error}
          errorText={
            failure?.code === 'Conflict' ? <StaleNotice problem={failure} onReload={reload} /> : null
          }
          actions={
            <Button variant="default" c="danger" mr="auto" onClick={() => setRemoving(true)}>
              {t('dealers-desk:remove')}
            </Button>
          }
        />
        <ChangeHistory entries={dealer.history} />
      </div>
      {isRemoving && (
        <RemoveDialog
          dealer={dealer}
          onClose={() => setRemoving(false)}
          onRemoved={onRemoved}
          onReload={() => {
            setRemoving(false);
            reload();
          }}
        />
      )}
    </PageFrame>
  );
}

interface RemoveDialogProps extends DealerFormWithHistoryProps {
  onClose: () => void;
}

function RemoveDialog({ dealer, onClose, onRemoved, onReload }: RemoveDialogProps) {
  const { t } = useTexts('dealers-desk');
  const notify = useNotify();
  const removal = useDeleteDealer(dealer.id);
  const sendOnce = useSubmitOnce(removal);
  const problem = removal.isError && !removal.isPending ? toApiProblem(removal.error) : null;
  const confirm = () =>
    sendOnce(dealer.version, {
      onSuccess: () => {
        clearDealerDraft();
        notify(t('dealers-desk:removed', { name: dealer.businessName }));
        onRemoved();
      },
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t('dealers-desk:removeTitle', { name: dealer.businessName })}
      confirmLabel={t('dealers-desk:remove')}
      dangerous
      busy={removal.isPending}
    >
      {t('dealers-desk:removeText')}
      {problem !== null && (
        <FeedbackAlert status="Fail">
          {problem.code === 'Conflict' ? (
            <StaleNotice problem={problem} onReload={onReload} />
          ) : (
            <ProblemText error={problem} />
          )}
        </FeedbackAlert>
      )}
    </ConfirmDialog>
  );
}
