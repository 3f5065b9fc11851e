import { Button, Modal, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { useShopScope } from '../../acting';
import { CartOption, SellerOption, StoreOption } from './BuyOption';
import { LoginPrompt } from './LoginPrompt';

interface BuyOptionsDialogProps {
  /** Code of the private catalogue, or serial-color-pkg; null closes the dialog. */
  code: string | null;
  /** The catalogue of the product: private visitors see the store first, professionals the cart. */
  catalogue: 'private' | 'professional';
  /** Brand that dealers must sell; null for all. */
  brand?: string | null;
  /** The product to buy. */
  product: ReactNode;
  /** The logged-in user's company cart. */
  cart: ReactNode;
  onClose: () => void;
}

/** The ways to buy a product: company cart, external store, dealers (section 2). A visitor logs in for the cart only. */
export function BuyOptionsDialog(props: BuyOptionsDialogProps) {
  const { code, catalogue, brand = null, product, cart, onClose } = props;
  const { t } = useTexts('catalogue');
  const user = useUser();
  const [isLoginPrompted, setIsLoginPrompted] = useState(false);
  const isPrivate = catalogue === 'private';
  const hasCart = useShopScope() !== null;
  const cartOption = (
    <CartOption>
      {user === null ? (
        <Button variant="default" onClick={() => setIsLoginPrompted(true)}>
          {t('catalogue:buy.cartAction')}
        </Button>
      ) : (
        cart
      )}
    </CartOption>
  );
  return (
    <>
      <Modal
        opened={code !== null && !isLoginPrompted}
        onClose={onClose}
        closeOnClickOutside={false}
        size="lg"
        overlayProps={{ backgroundOpacity: 0.35 }}
        title={t('catalogue:buy.title')}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        {code !== null && (
          <Stack gap="md">
            {product}
            {!isPrivate && cartOption}
            {/* For viewers with a cart, the primary button is the one of the cart. */}
            <StoreOption code={code} isMain={isPrivate && !hasCart} />
            {isPrivate && cartOption}
            <SellerOption visitor={catalogue} brand={brand} />
          </Stack>
        )}
      </Modal>
      <LoginPrompt
        reason={code !== null && isLoginPrompted ? 'buy' : null}
        onClose={() => setIsLoginPrompted(false)}
      />
    </>
  );
}
