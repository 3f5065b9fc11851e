import { Button, Text } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { useNotify } from '../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import type { ShopScope } from '../acting';
import { useAddToList } from '../add-to-list';
import { NavItemLink } from '../shell';
import { type ReadyRow, toCartItems } from './quick-rows';
import type { QuickOrderState } from './use-quick-order';

interface AddToThisListProps {
  scope: ShopScope;
  listId: string;
  ordering: QuickOrderState;
  rows: readonly ReadyRow[];
}

/** Adds the checked lines to the shopping list from which the page was opened. */
export function AddToThisList({ scope, listId, ordering, rows }: AddToThisListProps) {
  const { t } = useTexts('quick-order');
  const notify = useNotify();
  const add = useAddToList(scope);
  const addOnce = useSubmitOnce(add);
  const send = () =>
    addOnce(
      { id: listId, products: toCartItems(rows) },
      {
        onSuccess: ({ name }) => {
          notify(t('quick-order:inList', { count: rows.length, name }), (props) => (
            <NavItemLink {...props} path={`/profile-customer/lists/${listId}`} />
          ));
          ordering.remove(rows);
        },
      },
    );
  return (
    <>
      {add.isError && !add.isPending && (
        <Text size="sm" c="danger" role="alert">
          <ProblemText error={add.error} />
        </Text>
      )}
      <Button
        {...busyButtonProps(add.isPending)}
        leftSection={<IconPlaylistAdd size={18} aria-hidden />}
        onClick={send}
      >
        {t('quick-order:addToList', { count: rows.length })}
      </Button>
    </>
  );
}
