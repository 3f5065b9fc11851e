import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import type { ShoppingList, ShoppingListItem } from '@cromia/domain/shopping-lists/shopping-list';
import { IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { RowIconButton } from '../../../ui/list/RowIconButton';
import { DataTable } from '../../../ui/table/DataTable';
import { OpenListedProductContext } from '../ItemCells';
import { ListEditingContext } from '../list-editing';
import { useItemColumns } from '../use-item-columns';
import type { ListActions } from './use-list-actions';

interface ListedProductsProps {
  list: ShoppingList;
  actions: ListActions;
  onOpen: (code: ProductCode) => void;
  onRemove: (items: readonly ShoppingListItem[]) => void;
}

/** The products of a list, with their quantities and notes. */
export function ListedProducts({ list, actions, onOpen, onRemove }: ListedProductsProps) {
  const { t } = useTexts('cart', 'shopping-lists');
  const columns = useItemColumns();
  const { edits, canBuy, selectedIds, select } = actions;
  return (
    <ListEditingContext value={edits.editing}>
      <OpenListedProductContext value={onOpen}>
        <DataTable
          label={list.name}
          columns={columns}
          rows={list.items}
          rowId={({ id }) => id}
          rowLabel={({ productCode }) => formatProductCode(productCode)}
          {...((canBuy || list.isChangeable) && { selection: { ids: selectedIds, onChange: select } })}
          {...(list.isChangeable && {
            actions: (item: ShoppingListItem) => (
              <RowIconButton
                icon={IconTrash}
                label={t('shopping-lists:remove.of', { product: formatProductCode(item.productCode) })}
                onClick={() => onRemove([item])}
              >
                {t('shopping-lists:remove.action')}
              </RowIconButton>
            ),
          })}
        />
      </OpenListedProductContext>
    </ListEditingContext>
  );
}
