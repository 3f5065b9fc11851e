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
import { OrderConfirmation } from '../CheckoutConfirmation';
import { useOrderCheckout } from '../checkout-state';
import { OrderForm } from './OrderForm';

/** The order checkout: the form, or the confirmation once it is sent (section 2). */
export function OrderCheckoutPage({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('checkout');
  const checkout = useOrderCheckout(scope);
  const profile = useQuery(customerProfileQuery(scope));
  const brand = useQuery(brandQuery);
  const cart = useQuery(cartQuery(scope));
  // Leaving clears the checkout before the page is unmounted.
  if (checkout === null) return null;
  const content = () => {
    if (checkout.placed !== null) return <OrderConfirmation {...checkout.placed} />;
    if (profile.data !== undefined && cart.data !== undefined && !brand.isPending) {
      const timeZone = brand.data?.timeZone ?? DEFAULT_TIME_ZONE;
      const { note: cartNote } = cart.data;
      return <OrderForm {...{ scope, checkout, timeZone, cartNote }} profile={profile.data} />;
    }
    const failed = [profile, cart].find(({ isError }) => isError);
    if (!failed) return <DetailSkeleton />;
    return (
      <ErrorState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
    );
  };
  return (
    <PageFrame title={t('checkout:title')} lead={checkout.placed === null ? t('checkout:lead') : undefined}>
      {content()}
    </PageFrame>
  );
}
