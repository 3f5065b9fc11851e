import { localized } from '@cromia/domain/languages';
import type { Level } from '@cromia/domain/private-catalogue/tree';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { CartWay, LoginPrompt, SellerWay, StoreWay } from '../catalogue';
import { CompanyCart } from './CompanyCart';

interface BuyWaysProps {
  product: NonNullable<Level['node']>;
  opened: boolean;
  onClose: () => void;
}

/** The ways to buy a product of the private catalogue: external store, company cart, dealers (section 2). */
export default function BuyWays({ product, opened, onClose }: BuyWaysProps) {
  const { t, language } = useTexts('catalogue', 'cart');
  const user = useUser();
  const [asksLogin, setAsksLogin] = useState(false);
  return (
    <>
      <Modal
        opened={opened && !asksLogin}
        onClose={onClose}
        size="lg"
        title={t('catalogue:buy.title')}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        <Stack gap="md">
          <Text>{localized(product.name, language)}</Text>
          <StoreWay link={product.link} isMain />
          <CartWay>
            {user === null ? (
              <Button variant="default" onClick={() => setAsksLogin(true)}>
                {t('catalogue:buy.cartAction')}
              </Button>
            ) : (
              <CompanyCart code={product.code} onAdded={onClose} />
            )}
          </CartWay>
          <SellerWay visitor="private" />
        </Stack>
      </Modal>
      <LoginPrompt reason={opened && asksLogin ? 'buy' : null} onClose={() => setAsksLogin(false)} />
    </>
  );
}
