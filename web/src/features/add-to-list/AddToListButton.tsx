import { isAllowed } from '@cromia/domain/accounts/access';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { useShopScope } from '../acting';
import type { ListedProduct } from './listed-product';

const AddToListDialog = lazy(() => import('./AddToListDialog'));

interface AddToListButtonProps {
  /** The products to add, read when the button is pressed. */
  getProducts: () => readonly ListedProduct[];
  /** Name of the product for the accessible name of the icon; absent for a button with its label. */
  product?: string;
  /** Screens on which the labelled button is shown: all, or only phones or all others. */
  screens?: 'phones' | 'others';
}

/**
 * Adds products to one of the shopping lists that the user may change, or to a new one. Renders nothing for users without
 * lists.
 */
export function AddToListButton({ getProducts, product, screens }: AddToListButtonProps) {
  const { t } = useTexts('cart');
  const user = useUser();
  const scope = useShopScope();
  const [products, setProducts] = useState<readonly ListedProduct[] | null>(null);
  if (scope === null || !isAllowed(user, 'shopping-lists.change')) return null;
  const label = product === undefined ? t('cart:list.add') : t('cart:list.addProduct', { product });
  const open = () => setProducts(getProducts());
  return (
    <>
      {product === undefined ? (
        <Button
          variant="default"
          {...(screens === 'phones' && { hiddenFrom: 'sm' })}
          {...(screens === 'others' && { visibleFrom: 'sm' })}
          leftSection={<IconPlaylistAdd size={18} aria-hidden />}
          onClick={open}
        >
          {label}
        </Button>
      ) : (
        <ActionIcon variant="subtle" color="gray" size={38} aria-label={label} title={label} onClick={open}>
          <IconPlaylistAdd size={20} aria-hidden />
        </ActionIcon>
      )}
      {products !== null && (
        <Suspense fallback={null}>
          <AddToListDialog scope={scope} products={products} onClose={() => setProducts(null)} />
        </Suspense>
      )}
    </>
  );
}
