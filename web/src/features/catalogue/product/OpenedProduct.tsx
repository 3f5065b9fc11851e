import { formatProductCode, type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Button, Modal, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { TextKey } from '../../../i18n/keys';
import { useTexts } from '../../../i18n/use-texts';
import { useWindowTitle } from '../../../ui/use-window-title';
import { useShopScope } from '../../acting';
import { productQuery } from '../catalogue-queries';
import classes from './opened-product.module.css';
import { ProductBreadcrumbs, type ProductOrigin } from './ProductBreadcrumbs';
import { ProductDetail, type ProductDetailProps } from './ProductDetail';

const BACK_LABELS = {
  b2b: 'catalogue:detail.back',
  b2c: 'catalogue:detail.back',
  cart: 'catalogue:detail.backToCart',
  list: 'catalogue:detail.backToList',
  ordered: 'catalogue:detail.backToOrdered',
} as const satisfies Record<ProductOrigin, TextKey>;

export interface ProductWindowDetails extends Omit<ProductDetailProps, 'code' | 'titleOrder'> {
  /** Determines the breadcrumb. */
  origin: ProductOrigin;
}

/** The name of the open product, for its window and the document title; its code until the product has loaded. */
function useProductName(code: ProductCode, line: ProductWindowDetails['line']): string {
  const { language } = useTexts();
  const { data } = useQuery(productQuery(code, useShopScope()?.query.customerCode));
  const product = data ?? line;
  if (product === undefined) return formatProductCode(code);
  const name = pickLocalizedText(product.shortDescription, language);
  const color = pickLocalizedText(product.colorDescription, language);
  return [name, color].filter((text) => text !== '').join(', ') || formatProductCode(code);
}

function InlineDetail({
  code,
  origin,
  onBack,
  ...detail
}: ProductWindowDetails & { code: ProductCode; onBack: () => void }) {
  const { t } = useTexts('catalogue');
  const scope = useShopScope();
  useWindowTitle(useProductName(code, detail.line), 1);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={classes.inline}>
      <div className={classes.backBar}>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onBack}
        >
          {t(BACK_LABELS[origin])}
        </Button>
        {scope !== null && (
          <Text size="sm" c="dimmed" className={classes.backBarCustomer}>
            {t('catalogue:detail.customer', { code: scope.customerCode })}
          </Text>
        )}
      </div>
      <ProductBreadcrumbs origin={origin} current={formatProductCode(code)} />
      <ProductDetail code={code} titleOrder={1} {...detail} />
    </div>
  );
}

interface ProductWindowProps extends Pick<ProductWindowDetails, 'line'> {
  code: ProductCode;
  /** False while the window fades out. */
  isOpen: boolean;
  children: ReactNode;
}

/** The window of a product, named by the product; while it is open, so is the browser's window. */
function ProductWindow({ code, line, isOpen, children }: ProductWindowProps) {
  const name = useProductName(code, line);
  useWindowTitle(isOpen ? name : '', 1);
  return <Modal.Content aria-label={name}>{children}</Modal.Content>;
}

function DetailWindow({
  code,
  origin,
  onClose,
  ...detail
}: ProductWindowDetails & { code: ProductCode | null; onClose: () => void }) {
  const { t } = useTexts('catalogue');
  // The product stays displayed while the window fades out.
  const [lastCode, setLastCode] = useState(code);
  if (code !== null && (lastCode === null || toProductKey(lastCode) !== toProductKey(code)))
    setLastCode(code);
  const displayedCode = code ?? lastCode;
  // Escape reaches every open dialog, and closes only the one on top.
  const closeIfOnTop = () => {
    if (document.querySelectorAll('[role="dialog"]').length <= 1) onClose();
  };
  return (
    <Modal.Root opened={code !== null} onClose={closeIfOnTop} size={1080}>
      <Modal.Overlay />
      {displayedCode !== null && (
        <ProductWindow code={displayedCode} line={detail.line} isOpen={code !== null}>
          <Modal.Header>
            <ProductBreadcrumbs origin={origin} current={formatProductCode(displayedCode)} />
            <Modal.CloseButton data-autofocus aria-label={t('common:actions.close')} />
          </Modal.Header>
          <Modal.Body>
            <ProductDetail code={displayedCode} {...detail} />
          </Modal.Body>
        </ProductWindow>
      )}
    </Modal.Root>
  );
}

interface OpenedProductProps extends ProductWindowDetails {
  /** The open product; null for none. */
  code: ProductCode | null;
  /** Whether it is part of the page instead of a window. */
  inline: boolean;
  onClose: () => void;
}

/** The product that was opened from a list. */
export default function OpenedProduct({ code, inline, onClose, ...detail }: OpenedProductProps) {
  if (!inline) return <DetailWindow code={code} onClose={onClose} {...detail} />;
  return code !== null && <InlineDetail code={code} onBack={onClose} {...detail} />;
}
