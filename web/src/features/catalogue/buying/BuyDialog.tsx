import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { localized } from '@cromia/domain/languages';
import { Button, Modal, Skeleton, Stack, Text, Title } from '@mantine/core';
import {
  IconBuildingStore,
  IconExternalLink,
  IconMapPin,
  IconShoppingCart,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/ErrorState';
import { ProductCodeChip } from '../../../ui/ProductCodeChip';
import { useShopScope } from '../../customers';
import { PlaceLink, usePageExists } from '../../shell';
import { productQuery } from '../catalogue-queries';
import classes from './buying.module.css';
import { CartChoice } from './CartChoice';

const SELLERS_ROUTE = '/products-search/sellersMap/$priv/$professional';
/** Dealers for professionals: whoever sees this dialog comes from the professional catalogue. */
const SELLERS_PATH = '/products-search/sellersMap/false/true';

interface ChoiceProps {
  icon: TablerIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Choice({ icon: Icon, title, text, children }: ChoiceProps) {
  return (
    <section className={classes.choice}>
      <Icon size={22} stroke={1.5} aria-hidden className={classes.choiceIcon} />
      <div className={classes.choiceBody}>
        <Title order={3}>{title}</Title>
        <Text size="sm" c="dimmed" mb="sm">
          {text}
        </Text>
        {children}
      </div>
    </section>
  );
}

function Choices({
  code,
  onClose,
  onOpen,
}: {
  code: ProductCode;
  onClose: () => void;
  onOpen: (code: ProductCode) => void;
}) {
  const { t, language } = useTexts('catalogue');
  const exists = usePageExists();
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
      <Choice icon={IconShoppingCart} title={t('catalogue:buy.cartTitle')} text={t('catalogue:buy.cartText')}>
        <CartChoice product={product} onAdded={onClose} onOpen={onOpen} />
      </Choice>
      <Choice
        icon={IconBuildingStore}
        title={t('catalogue:buy.storeTitle')}
        text={t(product.link === null ? 'catalogue:buy.storeNone' : 'catalogue:buy.storeText')}
      >
        {product.link === null ? (
          <Button variant="default" disabled>
            {t('catalogue:buy.storeAction')}
          </Button>
        ) : (
          <Button
            variant="default"
            component="a"
            href={product.link}
            target="_blank"
            rel="noopener noreferrer"
            rightSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t('catalogue:buy.storeAction')}
          </Button>
        )}
      </Choice>
      {exists(SELLERS_ROUTE) && (
        <Choice icon={IconMapPin} title={t('catalogue:buy.sellerTitle')} text={t('catalogue:buy.sellerText')}>
          <Button variant="default" component={PlaceLink} path={SELLERS_PATH}>
            {t('catalogue:buy.sellerAction')}
          </Button>
        </Choice>
      )}
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
