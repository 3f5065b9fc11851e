import type { BuyingRejection } from '@cromia/domain/cart/buying';
import type { ProductDetail } from '@cromia/domain/catalogue/product';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { Button, Stack } from '@mantine/core';
import type { TextKey } from '../../../i18n/keys';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { AddToCartNote } from '../../cart';
import { CustomerServiceLink, NavItemLink, usePageExists } from '../../shell';
import { findSuccessor } from '../product/AvailabilityNotice';
import { SentenceWithCode } from '../product/SentenceWithCode';

interface RejectionNoticeProps {
  rejection: BuyingRejection;
  product: ProductDetail;
  onOpen: (code: ProductCode) => void;
}

/** Pages where the user can resolve the reason; linked only if the portal has them. */
const REMEDIES: Partial<Record<BuyingRejection, { path: string; text: TextKey }>> = {
  loginNeeded: { path: '/login', text: 'catalogue:loginPrompt.access' },
  companyProfileNeeded: { path: '/registration/C', text: 'catalogue:selector.registerCompany' },
  becomeCustomer: { path: '/profile-user', text: 'catalogue:refusal.profileAction' },
  pickCustomer: { path: '/profile-agent', text: 'catalogue:refusal.pickAction' },
};

/** Reasons that only customer service can resolve. */
const NEEDS_SERVICE: readonly BuyingRejection[] = ['notAvailable', 'companyProfileNeeded', 'becomeCustomer'];

/** The route pattern of a path. */
const toRoute = (path: string) => path.replace(/^\/registration\/.$/, '/registration/$type');

/** Why a product cannot be added to the cart, and what to do (section 5). */
export function RejectionNotice({ rejection, product, onOpen }: RejectionNoticeProps) {
  const { t } = useTexts('catalogue', 'cart');
  const exists = usePageExists();
  const code = formatProductCode(product.id);
  const remedy = REMEDIES[rejection];
  const successor = rejection === 'codeChanged' ? findSuccessor(product) : null;
  return (
    <FeedbackAlert
      status="WarningDismissable"
      title={t(rejection === 'onRequestOnly' ? 'cart:availability.ON_REQUEST' : 'catalogue:refusal.title')}
    >
      <Stack gap="sm" align="flex-start">
        <div>
          <SentenceWithCode code={code}>{t(`catalogue:refusal.${rejection}`, { code })}</SentenceWithCode>
        </div>
        {rejection === 'onRequestOnly' && <AddToCartNote product={product} />}
        {successor !== null && (
          <Button variant="default" onClick={() => onOpen(successor)}>
            {t('catalogue:detail.openCode', { code: formatProductCode(successor) })}
          </Button>
        )}
        {remedy !== undefined && exists(toRoute(remedy.path)) ? (
          <Button variant="default" component={NavItemLink} path={remedy.path}>
            {t(remedy.text)}
          </Button>
        ) : (
          NEEDS_SERVICE.includes(rejection) && <CustomerServiceLink variant="default" />
        )}
      </Stack>
    </FeedbackAlert>
  );
}
