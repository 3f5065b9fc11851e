import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import {
  type ComparedLine,
  compareVersions,
  type LineDifference,
  type OfferVersion,
  type OfferVersionLine,
} from '@cromia/domain/offers/offer-versions';
import { Badge, Modal, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { TableSkeleton } from '../../../ui/feedback/Skeletons';
import { Money } from '../../../ui/product/Money';
import { ProductName } from '../../../ui/product/ProductName';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import type { ShopScope } from '../../acting';
import { offerVersionsQuery } from './negotiation-queries';
import classes from './versions.module.css';

type Row = ComparedLine & { id: string; line: OfferVersionLine };

/** A value of both versions: the earlier one struck through above the later one, if they differ. */
function Change({ before, after, isChanged }: { before: ReactNode; after: ReactNode; isChanged: boolean }) {
  const { t } = useTexts('negotiation');
  if (!isChanged) return after ?? before;
  return (
    <span className={classes.change}>
      {before !== null && (
        <Text span size="xs" c="dimmed">
          {t('negotiation:before')} <s>{before}</s>
        </Text>
      )}
      {after !== null && <strong>{after}</strong>}
    </span>
  );
}

/** The marks of a line: that it is new, removed, or changed. */
function LineMark({ differences }: { differences: readonly LineDifference[] }) {
  const { t } = useTexts('negotiation');
  const [first] = differences;
  if (first === undefined) return null;
  const text = first === 'ADDED' || first === 'REMOVED' ? first : 'changed';
  return (
    <Badge variant="outline" color="warning">
      {t(`negotiation:difference.${text}`)}
    </Badge>
  );
}

function useColumns(hasTerms: boolean): DataColumn<Row>[] {
  const { t } = useTexts('negotiation', 'cart');
  const { quantity, unitPrice, unit, discounts } = useFormats();
  const compare = (
    { before, after, differences }: Row,
    difference: LineDifference,
    show: (line: OfferVersionLine) => ReactNode,
  ) => (
    <Change
      before={before && show(before)}
      after={after && show(after)}
      isChanged={differences.includes(difference) || before === null || after === null}
    />
  );
  const price = (line: OfferVersionLine) => `${unitPrice(line.finalUnitPrice)}/${unit(line.um)}`;
  return [
    {
      id: 'product',
      header: t('cart:columns.product'),
      cell: ({ line, differences }) => (
        <ProductName product={line} mark={<LineMark differences={differences} />} />
      ),
      card: 'title',
    },
    {
      id: 'quantity',
      header: t('negotiation:versions.quantity'),
      cell: (row) => compare(row, 'QUANTITY', (line) => quantity(line.quantity)),
      align: 'right',
    },
    {
      id: 'unitPrice',
      header: t('cart:columns.unitPrice'),
      cell: (row) => compare(row, 'PRICE', price),
      align: 'right',
    },
    ...(hasTerms
      ? [
          {
            id: 'discounts',
            header: t('negotiation:versions.discounts'),
            cell: (row: Row) =>
              compare(row, 'DISCOUNT', ({ discountPct1, discountPct2 }) =>
                discounts(discountPct1 ?? 0, discountPct2 ?? 0),
              ),
            align: 'right' as const,
          },
        ]
      : []),
    {
      id: 'rowTotal',
      header: t('cart:columns.rowTotal'),
      cell: ({ before, after }) => (
        <Change
          before={before && <Money amount={before.rowTotal} />}
          after={after && <Money amount={after.rowTotal} />}
          isChanged={before?.rowTotal !== after?.rowTotal}
        />
      ),
      align: 'right',
    },
  ];
}

function toRows(before: OfferVersion, after: OfferVersion): Row[] {
  return compareVersions(before, after).flatMap((compared, index) => {
    const line = compared.after ?? compared.before;
    return line === null ? [] : [{ ...compared, line, id: `${index}` }];
  });
}

/** What a version says beside its lines. */
function VersionHead({ version }: { version: OfferVersion }) {
  const { t } = useTexts('negotiation', 'orders');
  const { date, money } = useFormats();
  return (
    <div className={classes.version}>
      <Text fw={600}>{t('negotiation:versions.one', { version: version.version })}</Text>
      <Text size="sm" c="dimmed">
        {t('negotiation:versions.sentOn', { date: date(version.sentOn) })}
      </Text>
      <Text size="sm">
        {t('orders:columns.total')} <strong>{money(version.total)}</strong>
      </Text>
      {version.expirationDate !== null && (
        <Text size="sm">
          {t('negotiation:versions.validUntil')} {date(version.expirationDate)}
        </Text>
      )}
      {version.reason !== null && (
        <Text size="sm" className={classes.reason}>
          {version.reason}
        </Text>
      )}
    </div>
  );
}

function Comparison({ versions }: { versions: readonly OfferVersion[] }) {
  const { t } = useTexts('negotiation');
  const pairs = versions.slice(1).map((after, index) => ({ before: versions[index] ?? after, after }));
  const [chosen, setChosen] = useState(pairs.length - 1);
  const pair = pairs[chosen] ?? pairs.at(-1);
  const hasTerms = versions.some(({ items }) => items.some(({ unitPrice }) => unitPrice !== null));
  const columns = useColumns(hasTerms);
  if (pair === undefined) return <Text size="sm">{t('negotiation:versions.single')}</Text>;
  const rows = toRows(pair.before, pair.after);
  return (
    <Stack gap="md">
      {pairs.length > 1 && (
        <Select
          label={t('negotiation:versions.choose')}
          allowDeselect={false}
          data={pairs.map(({ before, after }, index) => ({
            value: String(index),
            label: t('negotiation:versions.pair', { before: before.version, after: after.version }),
          }))}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <div className={classes.heads}>
        <VersionHead version={pair.before} />
        <VersionHead version={pair.after} />
      </div>
      {rows.every(({ differences }) => differences.length === 0) && (
        <Text size="sm">{t('negotiation:versions.same')}</Text>
      )}
      <DataTable
        label={t('negotiation:versions.lines')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ line }) => formatProductCode(line.productCode)}
      />
    </Stack>
  );
}

interface VersionsDialogProps {
  /** Null in the back office. */
  scope: ShopScope | null;
  offer: { id: string; number: string };
  onClose: () => void;
}

/** The versions of an offer side by side, line by line, the earlier values beside the later ones. */
export default function VersionsDialog({ scope, offer, onClose }: VersionsDialogProps) {
  const { t } = useTexts('negotiation');
  const { data, isError, error, refetch, isFetching } = useQuery(offerVersionsQuery(scope, offer.id));
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('negotiation:versions.title', { number: offer.number })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {data !== undefined && <Comparison versions={data} />}
      {data === undefined && !isError && <TableSkeleton rows={3} />}
      {data === undefined && isError && (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Modal>
  );
}
