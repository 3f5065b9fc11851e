import { Text } from '@mantine/core';
import { z } from 'zod';
import { useTexts } from '../../../i18n/use-texts';

const quantitiesSchema = z.array(z.object({ product: z.string(), quantity: z.number(), of: z.number() }));

const sumNumbers = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The number of packages that a transition processed, and the lines that it processed only in part. */
export function HistoryQuantities({ quantities }: { quantities: unknown }) {
  const { t } = useTexts('desk');
  const { data } = quantitiesSchema.safeParse(quantities);
  if (data === undefined) return null;
  const count = sumNumbers(data.map(({ quantity }) => quantity));
  const reduced = data.filter(({ quantity, of }) => quantity < of);
  if (reduced.length === 0) return <Text size="sm">{t('desk:history.packages', { count })}</Text>;
  return (
    <>
      <Text size="sm">
        {t('desk:history.packagesOf', { count: sumNumbers(data.map(({ of }) => of)), quantity: count })}
      </Text>
      {reduced.map(({ product, quantity, of }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may have the same product
        <Text size="xs" c="dimmed" key={`${product} ${index}`}>
          {t('desk:history.line', { product, quantity, of })}
        </Text>
      ))}
    </>
  );
}
