import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { ActionIcon, Button, Group, Stack, Switch, Title } from '@mantine/core';
import { IconShoppingCartPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { SelectionBar } from '../../ui/list/SelectionBar';
import { DataTable } from '../../ui/table/DataTable';
import type { ShopScope } from '../acting';
import { AddToListButton } from '../add-to-list';
import { UnpricedCartDialog, useAddToCart } from '../cart';
import { AddToThisList } from './AddToThisList';
import {
  calculateTotalCost,
  getRoundedQuantity,
  getUnitPrice,
  groupLinesByProduct,
  isReadyRow,
  type QuickRow,
  toCartItems,
  withQuantity,
} from './quick-rows';
import { QuickRowsContext } from './quick-rows-context';
import classes from './styles.module.css';
import type { QuickOrderState } from './use-quick-order';
import { useQuickOrderColumns } from './use-quick-order-columns';

/**
 * Heading of the checked lines, which scrolls into view and takes the focus when it appears, since on phones it is below
 * the fold.
 */
function CheckedHeading() {
  const { t } = useTexts('quick-order');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Title ref={heading} order={2} size="h3" mt="xl" mb="sm" tabIndex={-1} className={classes.checked}>
      {t('quick-order:checked')}
    </Title>
  );
}

/** The numbers of the lines that cannot be added to the cart yet. */
function listWrongLines(rows: readonly QuickRow[]): ReadonlySet<number> {
  return new Set(rows.filter((row) => !isReadyRow(row)).map(({ line }) => line));
}

interface QuickOrderLinesProps {
  scope: ShopScope;
  /** The shopping list to which the lines are added; null for the cart. */
  listId: string | null;
  ordering: QuickOrderState;
  rows: readonly QuickRow[];
}

/** The checked lines: valid lines are added to the cart together, the others remain for correction. */
export function QuickOrderLines({ scope, listId, ordering, rows }: QuickOrderLinesProps) {
  const { t } = useTexts('quick-order');
  const { money } = useFormats();
  const columns = useQuickOrderColumns();
  const add = useAddToCart();
  const [isConfirming, setIsConfirming] = useState(false);
  /** The lines that were wrong when the others were hidden, so that a corrected line stays in view; null for all. */
  const [shownLines, setShownLines] = useState<ReadonlySet<number> | null>(null);
  const roundable = rows.flatMap((row) => {
    const quantity = getRoundedQuantity(row);
    return quantity === null ? [] : [withQuantity(row, quantity)];
  });
  const readyRows = useMemo(() => rows.filter(isReadyRow), [rows]);
  const linesByProduct = useMemo(() => groupLinesByProduct(readyRows), [readyRows]);
  const findDuplicates = (row: QuickRow) =>
    (isReadyRow(row) &&
      linesByProduct.get(toProductKey(row.product.productCode))?.filter((line) => line !== row.line)) ||
    [];
  const wrongCount = rows.length - readyRows.length;
  const unpriced = readyRows
    .map(({ product }) => product)
    .filter((product) => getUnitPrice(product) === null);
  const send = () => add.mutate(toCartItems(readyRows), { onSuccess: () => ordering.remove(readyRows) });
  return (
    <QuickRowsContext value={{ change: ordering.change, recheck: ordering.recheck, findDuplicates }}>
      <CheckedHeading key={ordering.checks} />
      <Stack gap="sm" mb="sm">
        {wrongCount > 0 && (
          <FeedbackAlert status="WarningDismissable">
            {t('quick-order:wrong', { count: wrongCount })}
          </FeedbackAlert>
        )}
        {(wrongCount > 0 || shownLines !== null) && (
          <Group gap="lg">
            <Switch
              label={t('quick-order:onlyWrong')}
              checked={shownLines !== null}
              onChange={({ currentTarget }) =>
                setShownLines(currentTarget.checked ? listWrongLines(rows) : null)
              }
            />
            {roundable.length > 0 && (
              <Button variant="default" onClick={() => ordering.changeAll(roundable)}>
                {t('quick-order:roundUp', { count: roundable.length })}
              </Button>
            )}
          </Group>
        )}
        {add.error !== null && (
          <FeedbackAlert status="FailDismissable" title={t('quick-order:notAdded')} onDismiss={add.reset}>
            <ProblemText error={add.error} />
          </FeedbackAlert>
        )}
      </Stack>
      <DataTable
        label={t('quick-order:checked')}
        columns={columns}
        rows={shownLines === null ? rows : rows.filter(({ line }) => shownLines.has(line))}
        rowId={(row) => String(row.line)}
        rowLabel={(row) => row.text}
        actions={(row) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={38}
            aria-label={t('quick-order:remove', { text: row.text })}
            onClick={() => ordering.remove([row])}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      />
      {readyRows.length > 0 && (
        <SelectionBar
          count={0}
          hint={[
            t('quick-order:ready', { count: readyRows.length, total: money(calculateTotalCost(readyRows)) }),
            ...(wrongCount > 0 ? [t('quick-order:toCorrect', { number: wrongCount })] : []),
          ].join(' · ')}
          onClear={() => undefined}
        >
          {listId === null ? (
            <AddToListButton getProducts={() => toCartItems(readyRows)} />
          ) : (
            <AddToThisList scope={scope} listId={listId} ordering={ordering} rows={readyRows} />
          )}
          {listId === null && (
            <Button
              {...busyButtonProps(add.isPending)}
              leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
              onClick={() => (unpriced.length > 0 ? setIsConfirming(true) : send())}
            >
              {t('quick-order:add', { count: readyRows.length })}
            </Button>
          )}
        </SelectionBar>
      )}
      <UnpricedCartDialog
        opened={isConfirming}
        unpriced={unpriced}
        onCancel={() => setIsConfirming(false)}
        onProceed={() => {
          setIsConfirming(false);
          send();
        }}
      />
    </QuickRowsContext>
  );
}
