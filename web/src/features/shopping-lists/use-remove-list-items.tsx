import type { ShoppingListItem } from '@cromia/domain/shopping-lists/shopping-list';
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import type { ShopScope } from '../acting';
import { useAddToList } from '../add-to-list';
import { useRemoveItems } from './shopping-list-queries';

/** Removes items of a list at once; a message offers to undo it. */
export function useRemoveListItems(scope: ShopScope, id: string) {
  const { t } = useTexts('cart', 'shopping-lists');
  const removal = useRemoveItems(scope, id);
  const add = useAddToList(scope);
  const dismissProps = { closeButtonProps: { 'aria-label': t('common:states.dismiss') } };
  const showFailure = (error: unknown) =>
    notifications.show({
      color: 'danger',
      title: t('shopping-lists:notSaved'),
      message: t(`errors:${toApiProblem(error).code}`),
      ...dismissProps,
    });
  const remove = (items: readonly ShoppingListItem[]) => {
    const [first, ...rest] = items;
    if (first === undefined || removal.isPending) return;
    const message = `removed-${first.id}`;
    const undo = () => {
      notifications.hide(message);
      const products = items.map(({ productCode, quantity, note }) => ({ productCode, quantity, note }));
      add.mutate({ id, products }, { onError: showFailure });
    };
    removal.mutate([first.id, ...rest.map((item) => item.id)], {
      onSuccess: () =>
        notifications.show({
          id: message,
          color: 'success',
          message: (
            <>
              {t('shopping-lists:remove.done', { count: items.length })}{' '}
              <Anchor component="button" type="button" inherit fw={550} onClick={undo}>
                {t('cart:feedback.undo')}
              </Anchor>
            </>
          ),
          ...dismissProps,
        }),
      onError: showFailure,
    });
  };
  return { remove, isRemoving: removal.isPending };
}
