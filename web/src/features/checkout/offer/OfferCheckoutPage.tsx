import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import type { ShopScope } from '../../acting';
import { OfferConfirmation } from '../CheckoutConfirmation';
import { useOfferCheckout } from '../checkout-state';
import { useCheckoutQueries } from '../use-checkout-queries';
import { OfferForm } from './OfferForm';

/** The offer checkout: the form, or the confirmation once it is sent (section 2). */
export function OfferCheckoutPage({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('checkout');
  const checkout = useOfferCheckout(scope);
  const { loaded, failed } = useCheckoutQueries(scope);
  // Leaving clears the checkout before the page is unmounted.
  if (checkout === null) return null;
  const content = () => {
    if (checkout.placed !== null) return <OfferConfirmation scope={scope} {...checkout.placed} />;
    if (loaded !== null) return <OfferForm scope={scope} checkout={checkout} {...loaded} />;
    if (!failed) return <DetailSkeleton />;
    return (
      <ErrorState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
    );
  };
  return (
    <PageFrame
      title={t('checkout:offerTitle')}
      lead={checkout.placed === null ? t('checkout:offerLead') : undefined}
    >
      {content()}
    </PageFrame>
  );
}
