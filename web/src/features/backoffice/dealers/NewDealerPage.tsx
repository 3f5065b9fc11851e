import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSendOnce } from '../../../ui/form/use-send-once';
import { PageFrame } from '../../../ui/PageFrame';
import { BackToDealers } from './BackToDealers';
import { DealerForm } from './DealerForm';
import { clearDealerDraft, subjectOf } from './dealer-draft';
import { NO_DEALER } from './dealer-form';
import { useAddDealer } from './dealer-queries';

/** Form for a new dealer. */
export function NewDealerPage({ onAdded }: { onAdded: () => void }) {
  const { t } = useTexts('backoffice');
  const notify = useNotify();
  const add = useAddDealer();
  const sendOnce = useSendOnce(add);
  return (
    <PageFrame title={t('backoffice:dealers.new')} above={<BackToDealers />}>
      <DealerForm
        subject={subjectOf(null)}
        stored={NO_DEALER}
        onSave={(dealer, onError) =>
          sendOnce(dealer, {
            onSuccess: () => {
              clearDealerDraft();
              notify(t('backoffice:dealers.added', { name: dealer.businessName }));
              onAdded();
            },
            onError,
          })
        }
        saving={add.isPending}
        error={add.error}
        errorWords={null}
        actions={null}
      />
    </PageFrame>
  );
}
