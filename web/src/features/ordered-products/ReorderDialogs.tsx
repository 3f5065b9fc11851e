import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { useTexts } from '../../i18n/use-texts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { findSuccessor, SentenceWithCode } from '../catalogue';
import { canReorder } from './reorder';

interface ExplanationProps {
  opened: boolean;
  /** The explained product; stays set while the dialog fades out. */
  product: OrderedProduct | null;
  onClose: () => void;
}

/** Dialog that explains why a product has no price and how to get one: by an offer request from the cart. */
export function UnassignedPriceDialog({
  opened,
  product,
  onClose,
  onAdd,
}: ExplanationProps & { onAdd: (product: OrderedProduct) => void }) {
  const { t } = useTexts('ordered-products');
  if (product === null) return null;
  const code = formatProductCode(product.id);
  const canAddToCart = canReorder(product);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => (canAddToCart ? onAdd(product) : onClose())}
      title={t('common:product.priceNotAssigned')}
      confirmLabel={t(canAddToCart ? 'ordered-products:add.toCart' : 'ordered-products:understood')}
      cancelLabel={t('common:actions.close')}
    >
      <SentenceWithCode code={code}>{t('ordered-products:unassigned.text', { code })}</SentenceWithCode>
    </ConfirmDialog>
  );
}

/** Dialog with the new code of a product. */
export function CodeChangeDialog({
  opened,
  product,
  onClose,
  onOpen,
}: ExplanationProps & { onOpen: (code: ProductCode) => void }) {
  const { t } = useTexts('ordered-products');
  if (product === null) return null;
  const successor = findSuccessor(product);
  const code = formatProductCode(successor ?? product.id);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => (successor === null ? onClose() : onOpen(successor))}
      title={t('ordered-products:codeChange.title')}
      confirmLabel={
        successor === null
          ? t('ordered-products:understood')
          : t('ordered-products:codeChange.open', { code })
      }
      cancelLabel={t('common:actions.close')}
    >
      <SentenceWithCode code={code}>
        {t(successor === null ? 'ordered-products:codeChange.unknown' : 'ordered-products:codeChange.text', {
          code,
          old: formatProductCode(product.id),
        })}
      </SentenceWithCode>
    </ConfirmDialog>
  );
}
