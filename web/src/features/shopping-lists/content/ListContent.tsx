import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { ShoppingList } from '@cromia/domain/shopping-lists/shopping-list';
import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { ShopScope } from '../../acting';
import { refreshLists } from '../../add-to-list';
import { NavItemLink } from '../../shell';
import { DeleteListDialog } from '../DeleteListDialog';
import { EditFailure } from '../EditFailure';
import { LabelsDialog } from '../LabelsDialog';
import { ListDialog } from '../ListDialog';
import { type ListDialogKind, ListTools } from '../ListTools';
import { OfferOverlapDialog } from '../OfferOverlapDialog';
import { ToCartFeedback } from '../ToCartFeedback';
import type { OfferedList } from '../use-list-offer';
import { useRemoveListItems } from '../use-remove-list-items';
import { ListedProducts } from './ListedProducts';
import { ListFrame } from './ListFrame';
import { ListSelectionBar } from './ListSelectionBar';
import { useListActions } from './use-list-actions';

interface ListContentProps {
  scope: ShopScope;
  list: ShoppingList;
  onOpen: (code: ProductCode) => void;
  onOffer: (offered: OfferedList) => void;
  onDeleted: () => void;
}

/** A list with its products and actions. */
export function ListContent({ scope, list, onOpen, onOffer, onDeleted }: ListContentProps) {
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<ListDialogKind | null>(null);
  const { remove, isRemoving } = useRemoveListItems(scope, list.id);
  const actions = useListActions(scope, list, onOffer);
  const { edits, selected, offer, toCart } = actions;
  const close = () => setDialog(null);
  return (
    <ListFrame list={list} actions={actions}>
      <ListTools
        scope={scope}
        list={list}
        onOffer={actions.canRequestOffer ? () => void actions.startOffer() : undefined}
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
      {list.items.length > 0 ? (
        <ListedProducts list={list} actions={actions} onOpen={onOpen} onRemove={remove} />
      ) : (
        <NoListedProducts />
      )}
      <ListSelectionBar
        actions={actions}
        onRemove={list.isChangeable ? () => remove(selected) : undefined}
        isRemoving={isRemoving}
      />
      <OfferOverlapDialog offer={offer} />
      {dialog === 'rename' && <ListDialog scope={scope} list={list} onSaved={close} onClose={close} />}
      {dialog === 'labels' && <LabelsDialog scope={scope} list={list} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteListDialog scope={scope} list={list} onDeleted={onDeleted} onClose={close} />
      )}
    </ListFrame>
  );
}

/** What an empty list says, with the link to the catalogue. */
function NoListedProducts() {
  const { t } = useTexts('cart', 'shopping-lists');
  return (
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
  );
}
