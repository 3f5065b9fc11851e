import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { PageFrame } from '../../../ui/PageFrame';
import { BackToDealersLink } from './BackToDealersLink';
import { DealerForm } from './DealerForm';
import { clearDealerDraft, toDraftSubject } from './dealer-draft';
import { EMPTY_DEALER } from './dealer-form';
import { useCreateDealer } from './dealer-queries';

/** Form for a new dealer. */
export function NewDealerPage({ onAdded }: { onAdded: () => void }) {
  const { t } = useTexts('dealers-desk');
  const notify = useNotify();
  const creation = useCreateDealer();
  const sendOnce = useSubmitOnce(creation);
  return (
    <PageFrame title={t('dealers-desk:new')} above={<BackToDealersLink />}>
      <DealerForm
        subject={toDraftSubject(null)}
        initialValues={EMPTY_DEALER}
        onSave={(dealer, onError) =>
          sendOnce(dealer, {
            onSuccess: ({ id }) => {
              clearDealerDraft();
              notify(t('dealers-desk:added', { name: dealer.businessName }), (props) => (
                <Link {...props} to="/backoffice/dealers/$id" params={{ id }} />
              ));
              onAdded();
            },
            onError,
          })
        }
        saving={creation.isPending}
        error={creation.error}
        errorText={null}
        actions={null}
      />
    </PageFrame>
  );
}
