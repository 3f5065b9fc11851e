import type { ShoppingList } from '@cromia/domain/shopping-lists/shopping-list';
import { Button } from '@mantine/core';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { PageFrame } from '../../../ui/PageFrame';
import { BackToLists } from '../BackToLists';
import { SharedBadge } from '../SharedBadge';
import type { ListActions } from './use-list-actions';

interface ListFrameProps {
  list: ShoppingList;
  actions: ListActions;
  children: ReactNode;
}

/** The heading of a list with its author, and the button that adds the whole list to the cart. */
export function ListFrame({ list, actions, children }: ListFrameProps) {
  const { t } = useTexts('shopping-lists');
  const { canBuy, selected, toCart, send } = actions;
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
      {children}
    </PageFrame>
  );
}
