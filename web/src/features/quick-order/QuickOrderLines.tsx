import { productKey } from '@cromia/domain/catalogue/product-code';
import { ActionIcon, Button, Stack, Title } from '@mantine/core';
import { IconShoppingCartPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { asProblem } from '../../api/problem';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { DataTable } from '../../ui/data-table/DataTable';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { whileBusy } from '../../ui/feedback/while-busy';
import { SelectionBar } from '../../ui/list/SelectionBar';
import { UnpricedCartDialog, useAddToCart } from '../cart';
import classes from './quick-order.module.css';
import { cartItemsOf, costOfAll, isReady, linesByProduct, priceOf, type QuickRow } from './quick-rows';
import { QuickRowsContext } from './quick-rows-context';
import { useQuickColumns } from './use-quick-columns';
import type { QuickOrdering } from './use-quick-order';

/**
 * Heading of the checked lines, scrolled into view and focused when it appears, since on phones it is below the fold.
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

interface QuickOrderLinesProps {
  ordering: QuickOrdering;
  rows: readonly QuickRow[];
}

/** The checked lines: valid ones go into the cart together, others stay to be corrected. */
export function QuickOrderLines({ ordering, rows }: QuickOrderLinesProps) {
  const { t } = useTexts('quick-order');
  const { money } = useFormats();
  const columns = useQuickColumns();
  const add = useAddToCart();
  const [asking, setAsking] = useState(false);
  const byProduct = useMemo(() => linesByProduct(rows), [rows]);
  const twinsOf = ({ product, line }: QuickRow) =>
    (product && byProduct.get(productKey(product.productCode))?.filter((each) => each !== line)) ?? [];
  const ready = rows.filter(isReady);
  const wrong = rows.length - ready.length;
  const unpriced = ready.map(({ product }) => product).filter((product) => priceOf(product) === null);
  const send = () => add.mutate(cartItemsOf(ready), { onSuccess: () => ordering.take(ready) });
  return (
    <QuickRowsContext value={{ change: ordering.change, recheck: ordering.recheck, twinsOf }}>
      <CheckedHeading key={ordering.checks} />
      <Stack gap="sm" mb="sm">
        {wrong > 0 && (
          <FeedbackAlert status="WarningDismissable">
            {t('quick-order:wrong', { count: wrong })}
          </FeedbackAlert>
        )}
        {add.error !== null && (
          <FeedbackAlert status="FailDismissable" title={t('quick-order:notAdded')} onDismiss={add.reset}>
            {t(`errors:${asProblem(add.error).code}`)}
          </FeedbackAlert>
        )}
      </Stack>
      <DataTable
        label={t('quick-order:checked')}
        columns={columns}
        rows={rows}
        rowId={(row) => String(row.line)}
        rowLabel={(row) => row.text}
        actions={(row) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={38}
            aria-label={t('quick-order:remove', { text: row.text })}
            onClick={() => ordering.take([row])}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      />
      {ready.length > 0 && (
        <SelectionBar
          count={0}
          hint={[
            t('quick-order:ready', { count: ready.length, total: money(costOfAll(ready)) }),
            ...(wrong > 0 ? [t('quick-order:toCorrect', { number: wrong })] : []),
          ].join(' · ')}
          onClear={() => undefined}
        >
          <Button
            {...whileBusy(add.isPending)}
            leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
            onClick={() => (unpriced.length > 0 ? setAsking(true) : send())}
          >
            {t('quick-order:add', { count: ready.length })}
          </Button>
        </SelectionBar>
      )}
      <UnpricedCartDialog
        opened={asking}
        unpriced={unpriced}
        onCancel={() => setAsking(false)}
        onProceed={() => {
          setAsking(false);
          send();
        }}
      />
    </QuickRowsContext>
  );
}
