import { isAllowed } from '@cromia/domain/accounts/access';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import type { ShoppingList, ShoppingListItem } from '@cromia/domain/shopping-lists/shopping-list';
import { Button } from '@mantine/core';
import { IconListDetails, IconShoppingCartPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { RowIconButton } from '../../ui/list/RowIconButton';
import { SelectionBar } from '../../ui/list/SelectionBar';
import { PageFrame } from '../../ui/PageFrame';
import { DataTable } from '../../ui/table/DataTable';
import type { ShopScope } from '../acting';
import { refreshLists } from '../add-to-list';
import { NavItemLink } from '../shell';
import { BackToLists } from './BackToLists';
import { DeleteListDialog } from './DeleteListDialog';
import { EditFailure } from './EditFailure';
import { OpenListedProductContext } from './ItemCells';
import { LabelsDialog } from './LabelsDialog';
import { ListDialog } from './ListDialog';
import { type ListDialogKind, ListTools } from './ListTools';
import { ListEditingContext } from './list-editing';
import { OfferOverlapDialog } from './OfferOverlapDialog';
import { SharedBadge } from './SharedBadge';
import { ToCartFeedback } from './ToCartFeedback';
import { useItemColumns } from './use-item-columns';
import { useItemEdits } from './use-item-edits';
import { type OfferedList, useListOffer } from './use-list-offer';
import { useListToCart } from './use-list-to-cart';
import { useRemoveListItems } from './use-remove-list-items';

interface ListContentProps {
  scope: ShopScope;
  list: ShoppingList;
  onOpen: (code: ProductCode) => void;
  onOffer: (offered: OfferedList) => void;
  onDeleted: () => void;
}

/** A list with its products and actions. */
export function ListContent({ scope, list, onOpen, onOffer, onDeleted }: ListContentProps) {
  const { t } = useTexts('cart', 'shopping-lists');
  const queryClient = useQueryClient();
  const user = useUser();
  const columns = useItemColumns();
  const edits = useItemEdits(scope, list);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [dialog, setDialog] = useState<ListDialogKind | null>(null);
  const { remove, isRemoving } = useRemoveListItems(scope, list.id);
  const toCart = useListToCart(scope);
  const offer = useListOffer(scope, onOffer);
  const selected = useMemo(
    () => list.items.filter(({ id }) => selectedIds.includes(id)),
    [list.items, selectedIds],
  );
  const isFilled = list.items.length > 0;
  const canBuy = isFilled && isAllowed(user, 'cart.change');
  const canRequestOffer = isFilled && isAllowed(user, 'offer-requests.create');
  const send = async (items: readonly ShoppingListItem[]) => {
    await edits.flush();
    toCart.mutate(
      { id: list.id, items, isPart: items !== list.items },
      { onSuccess: () => setSelectedIds([]) },
    );
  };
  const startOffer = async () => {
    await edits.flush();
    const items = selected.length > 0 ? selected : list.items;
    offer.start({ id: list.id, items, isPart: selected.length > 0 });
  };
  const close = () => setDialog(null);
  return (
    <PageFrame
      title={list.name}
      above={<BackToLists />}
      {...(list.isShared && { status: <SharedBadge /> })}
      {...(!list.isOwn && list.author !== null && { lead: t('shopping-lists:of', { author: list.author }) })}
      {...(canBuy &&
        selected.length === 0 && {
          actions: (
            <Button
              leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
              {...busyButtonProps(toCart.isPending)}
              onClick={() => void send(list.items)}
            >
              {t('shopping-lists:toCart.action')}
            </Button>
          ),
        })}
    >
      <ListTools
        scope={scope}
        list={list}
        onOffer={canRequestOffer ? () => void startOffer() : undefined}
        isStartingOffer={offer.isStarting}
        onDialog={setDialog}
      />
      <EditFailure edits={edits} onReload={() => refreshLists(queryClient, scope)} />
      <ToCartFeedback
        error={offer.error ?? toCart.error}
        result={offer.refused === null ? toCart.data : { lines: [], unavailable: offer.refused }}
        onDismiss={() => {
          offer.reset();
          toCart.reset();
        }}
      />
      {isFilled ? (
        <ListEditingContext value={edits.editing}>
          <OpenListedProductContext value={onOpen}>
            <DataTable
              label={list.name}
              columns={columns}
              rows={list.items}
              rowId={({ id }) => id}
              rowLabel={({ productCode }) => formatProductCode(productCode)}
              {...((canBuy || list.isChangeable) && {
                selection: { ids: selectedIds, onChange: setSelectedIds },
              })}
              {...(list.isChangeable && {
                actions: (item: ShoppingListItem) => (
                  <RowIconButton
                    icon={IconTrash}
                    label={t('shopping-lists:remove.of', { product: formatProductCode(item.productCode) })}
                    onClick={() => remove([item])}
                  >
                    {t('shopping-lists:remove.action')}
                  </RowIconButton>
                ),
              })}
            />
          </OpenListedProductContext>
        </ListEditingContext>
      ) : (
        <EmptyState
          icon={IconListDetails}
          action={
            <Button variant="default" component={NavItemLink} path="/products-search">
              {t('cart:empty.action')}
            </Button>
          }
        >
          {t('shopping-lists:empty.list')}
        </EmptyState>
      )}
      <SelectionBar count={selected.length} onClear={() => setSelectedIds([])}>
        {list.isChangeable && (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            {...busyButtonProps(isRemoving)}
            onClick={() => remove(selected)}
          >
            {t('shopping-lists:remove.action')}
          </Button>
        )}
        {canBuy && (
          <Button
            leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
            {...busyButtonProps(toCart.isPending)}
            onClick={() => void send(selected)}
          >
            {t('shopping-lists:toCart.action')}
          </Button>
        )}
      </SelectionBar>
      <OfferOverlapDialog offer={offer} />
      {dialog === 'rename' && <ListDialog scope={scope} list={list} onSaved={close} onClose={close} />}
      {dialog === 'labels' && <LabelsDialog scope={scope} list={list} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteListDialog scope={scope} list={list} onDeleted={onDeleted} onClose={close} />
      )}
    </PageFrame>
  );
}
