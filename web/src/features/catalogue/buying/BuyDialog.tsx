import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { localized } from '@cromia/domain/languages';
import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/ErrorState';
import { ProductCodeChip } from '../../../ui/ProductCodeChip';
import { useShopScope } from '../../customers';
import { productQuery } from '../catalogue-queries';
import { CartWay, SellerWay, StoreWay } from './BuyWay';
import classes from './buying.module.css';
import { CartChoice } from './CartChoice';

function Choices({
  code,
  onClose,
  onOpen,
}: {
  code: ProductCode;
  onClose: () => void;
  onOpen: (code: ProductCode) => void;
}) {
  const { language } = useTexts('catalogue');
  const customerCode = useShopScope()?.query.customerCode;
  const { data: product, error, refetch, isPlaceholderData } = useQuery(productQuery(code, customerCode));
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (product === undefined || isPlaceholderData) return <Skeleton height={260} radius="md" />;
  return (
    <Stack gap="md">
      <div className={classes.what}>
        <ProductCodeChip code={product.id} hex={product.hex} />
        <Text size="sm">
          {localized(product.shortDescription, language)} · {localized(product.colorDescription, language)}
        </Text>
      </div>
      <CartWay>
        <CartChoice product={product} onAdded={onClose} onOpen={onOpen} />
      </CartWay>
      <StoreWay link={product.link} />
      <SellerWay visitor="professional" />
    </Stack>
  );
}

interface BuyDialogProps {
  /** The variant to buy; null while there is none. */
  code: ProductCode | null;
  onClose: () => void;
  /** Opens the product whose code has taken the place of this one. */
  onOpen: (code: ProductCode) => void;
}

/** The ways to buy a product: company cart, external store, dealers (section 2). */
export function BuyDialog({ code, onClose, onOpen }: BuyDialogProps) {
  const { t } = useTexts('catalogue');
  return (
    <Modal
      opened={code !== null}
      onClose={onClose}
      size="lg"
      overlayProps={{ backgroundOpacity: 0.35 }}
      title={t('catalogue:buy.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {code !== null && (
        <Choices
          code={code}
          onClose={onClose}
          onOpen={(successor) => {
            onClose();
            onOpen(successor);
          }}
        />
      )}
    </Modal>
  );
}
