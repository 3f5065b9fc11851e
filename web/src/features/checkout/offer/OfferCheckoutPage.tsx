import { DEFAULT_TIME_ZONE } from '@cromia/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import type { ShopScope } from '../../customers';
import { brandQuery } from '../../shell';
import { useOfferCheckout } from '../checkout-state';
import { OfferPlaced } from '../Placed';
import { OfferForm } from './OfferForm';

/** The offer checkout: the form, and once it is sent the way on (section 2). */
export function OfferCheckoutPage({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('checkout');
  const checkout = useOfferCheckout(scope);
  const brand = useQuery(brandQuery);
  // Leaving clears the checkout while the page is still fading away.
  if (checkout === null) return null;
  const content = () => {
    if (checkout.placed !== null) return <OfferPlaced {...checkout.placed} />;
    if (brand.isPending) return <DetailSkeleton />;
    const timeZone = brand.data?.timeZone ?? DEFAULT_TIME_ZONE;
    return <OfferForm scope={scope} checkout={checkout} timeZone={timeZone} />;
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
