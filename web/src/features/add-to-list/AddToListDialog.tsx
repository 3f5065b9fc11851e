import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { newShoppingListSchema, type ShoppingListSummary } from '@cromia/domain/shopping-lists/shopping-list';
import { Button, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { DialogActions } from '../../ui/feedback/DialogActions';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import { useNotify } from '../../ui/feedback/use-notify';
import { showFieldErrors, useZodForm } from '../../ui/form/use-zod-form';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { ListFields } from './ListFields';
import { changeableListsQuery, useAddToList, useCreateList } from './list-queries';
import type { ListedProduct } from './listed-product';
import classes from './styles.module.css';

interface AddToListDialogProps {
  scope: ShopScope;
  products: readonly ListedProduct[];
  onClose: () => void;
}

/** Adds products to a list with one click on it, and says so. */
function useAdd({ scope, products, onClose }: AddToListDialogProps) {
  const { t } = useTexts('shopping-lists');
  const notify = useNotify();
  const add = useAddToList(scope);
  const isAdding = useRef(false);
  const addTo = ({ id }: Pick<ShoppingListSummary, 'id'>) => {
    if (isAdding.current) return;
    isAdding.current = true;
    add.mutate(
      { id, products },
      {
        onSuccess: (list) => {
          notify(t('shopping-lists:added.done', { name: list.name, count: products.length }), (props) => (
            <NavItemLink {...props} path={`/profile-customer/lists/${list.id}`} />
          ));
          onClose();
        },
        onSettled: () => {
          isAdding.current = false;
        },
      },
    );
  };
  return { ...add, addTo };
}

/** The user's lists, to one of which products are added; or a new list. */
export default function AddToListDialog(props: AddToListDialogProps) {
  const { scope, products, onClose } = props;
  const { t } = useTexts('shopping-lists');
  const lists = useQuery(changeableListsQuery(scope));
  const { addTo, error, isPending, variables } = useAdd(props);
  const [isNew, setIsNew] = useState(false);
  const [product, ...others] = products;
  const content = () => {
    if (lists.data === undefined) {
      if (!lists.isError) return <DetailSkeleton />;
      return (
        <ErrorState error={lists.error} onRetry={() => void lists.refetch()} retrying={lists.isFetching} />
      );
    }
    if (isNew || lists.data.content.length === 0) return <NewListForm scope={scope} onCreated={addTo} />;
    return (
      <>
        <ul className={classes.lists}>
          {lists.data.content.map((list) => (
            <li key={list.id}>
              <UnstyledButton
                className={classes.list}
                aria-busy={isPending && variables.id === list.id}
                onClick={() => addTo(list)}
              >
                <span className={classes.name}>{list.name}</span>
                {list.isShared && (
                  <IconUsers size={16} role="img" aria-label={t('shopping-lists:shared')} stroke={1.6} />
                )}
                <Text span size="sm" c="dimmed">
                  {t('shopping-lists:itemCount', { count: list.itemCount })}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setIsNew(true)}
        >
          {t('shopping-lists:new')}
        </Button>
      </>
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        product === undefined || others.length > 0
          ? t('shopping-lists:added.several', { count: products.length })
          : t('shopping-lists:added.one', { product: formatProductCode(product.productCode) })
      }
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="md">
        {error !== null && !isPending && (
          <FeedbackAlert status="Fail" title={t('shopping-lists:added.failed')}>
            <ProblemText error={error} />
          </FeedbackAlert>
        )}
        {content()}
      </Stack>
    </Modal>
  );
}

function NewListForm({
  scope,
  onCreated,
}: {
  scope: ShopScope;
  onCreated: (list: Pick<ShoppingListSummary, 'id'>) => void;
}) {
  const { t } = useTexts('shopping-lists');
  const create = useCreateList(scope);
  const form = useZodForm(newShoppingListSchema, { name: '', isShared: false });
  const submit = form.handleSubmit((list) =>
    create.mutate(list, {
      onSuccess: onCreated,
      onError: (error) => void showFieldErrors(form, toApiProblem(error), ['name']),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ListFields control={form.control} />
        {create.isError && !create.isPending && (
          <FeedbackAlert status="Fail">
            <ProblemText error={create.error} />
          </FeedbackAlert>
        )}
        <DialogActions>
          <Button type="submit" {...busyButtonProps(create.isPending)}>
            {t('shopping-lists:createAndAdd')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
