import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import type { ShopScope } from '../../acting';
import { AskedConfirmation } from '../../approvals';
import { OrderConfirmation } from '../CheckoutConfirmation';
import { useOrderCheckout } from '../checkout-state';
import { useCheckoutQueries } from '../use-checkout-queries';
import { OrderForm, type OrderFormProps } from './OrderForm';

/** The order checkout: the form, or the confirmation once it is sent (section 2). */
export function OrderCheckoutPage({
  scope,
  renderCredit,
}: { scope: ShopScope } & Pick<OrderFormProps, 'renderCredit'>) {
  const { t } = useTexts('checkout');
  const checkout = useOrderCheckout(scope);
  const { loaded, failed } = useCheckoutQueries(scope);
  // Leaving clears the checkout before the page is unmounted.
  if (checkout === null) return null;
  const content = () => {
    if (checkout.placed?.isApproval) return <AskedConfirmation scope={scope} id={checkout.placed.id} />;
    if (checkout.placed !== null) return <OrderConfirmation scope={scope} {...checkout.placed} />;
    if (loaded !== null)
      return <OrderForm scope={scope} checkout={checkout} renderCredit={renderCredit} {...loaded} />;
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
