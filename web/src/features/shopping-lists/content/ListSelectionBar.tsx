import { Button } from '@mantine/core';
import { IconShoppingCartPlus, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { SelectionBar } from '../../../ui/list/SelectionBar';
import type { ListActions } from './use-list-actions';

interface ListSelectionBarProps {
  actions: ListActions;
  /** Removes the selected products; absent in a list that the user may not change. */
  onRemove: (() => void) | undefined;
  isRemoving: boolean;
}

/** The actions for the selected products of a list. */
export function ListSelectionBar({ actions, onRemove, isRemoving }: ListSelectionBarProps) {
  const { t } = useTexts('shopping-lists');
  const { selected, select, canBuy, toCart, send } = actions;
  return (
    <SelectionBar count={selected.length} onClear={() => select([])}>
      {onRemove && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          {...busyButtonProps(isRemoving)}
          onClick={onRemove}
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
  );
}
