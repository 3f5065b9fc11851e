import { DEFAULT_TIME_ZONE } from '@cromia/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import type { ShopScope } from '../../acting';
import { cartQuery } from '../../cart';
import { customerProfileQuery } from '../../customers';
import { brandQuery } from '../../shell';
import { OfferConfirmation } from '../CheckoutConfirmation';
import { useOfferCheckout } from '../checkout-state';
import { OfferForm } from './OfferForm';

/** The offer checkout: the form, or the confirmation once it is sent (section 2). */
export function OfferCheckoutPage({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('checkout');
  const checkout = useOfferCheckout(scope);
  const profile = useQuery(customerProfileQuery(scope));
  const brand = useQuery(brandQuery);
  const cart = useQuery(cartQuery(scope));
  // Leaving clears the checkout before the page is unmounted.
  if (checkout === null) return null;
  const content = () => {
    if (checkout.placed !== null) return <OfferConfirmation {...checkout.placed} />;
    if (profile.data !== undefined && cart.data !== undefined && !brand.isPending) {
      const timeZone = brand.data?.timeZone ?? DEFAULT_TIME_ZONE;
      return (
        <OfferForm
          scope={scope}
          checkout={checkout}
          profile={profile.data}
          timeZone={timeZone}
          cartNote={cart.data.note}
        />
      );
    }
    const failed = [profile, cart].find(({ isError }) => isError);
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
