import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { Button, Text } from '@mantine/core';
import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ProblemText } from '../../ui/feedback/ProblemText';
import type { ShopScope } from '../acting';
import { stockWatchesQuery, useStopWatching, useWatchProduct } from './stock-watch-queries';
import classes from './styles.module.css';

interface StockWatchButtonProps {
  code: ProductCode;
  scope: ShopScope;
}

/** Button to be mailed when a product is back; afterwards what happens next, and the button to stop it. */
export default function StockWatchButton({ code, scope }: StockWatchButtonProps) {
  const { t } = useTexts('stock-watches');
  const { data } = useQuery(stockWatchesQuery(scope.prefix));
  const watch = useWatchProduct(scope);
  const stop = useStopWatching(scope.prefix);
  const key = toProductKey(code);
  const isWaiting = data?.watches.some(({ id }) => toProductKey(id) === key) ?? false;
  const error = watch.error ?? stop.error;
  return (
    <>
      {isWaiting ? (
        <>
          <Text size="sm" className={classes.confirmation} role="status">
            <IconBellCheck size={18} aria-hidden />
            {t('stock-watches:waiting')}
          </Text>
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            onClick={() => stop.mutate(code)}
            {...busyButtonProps(stop.isPending)}
          >
            {t('stock-watches:stop')}
          </Button>
        </>
      ) : (
        <Button
          variant="default"
          leftSection={<IconBell size={18} aria-hidden />}
          onClick={() => watch.mutate(code)}
          {...busyButtonProps(watch.isPending || data === undefined)}
        >
          {t('stock-watches:watch')}
        </Button>
      )}
      {error !== null && (
        <Text size="sm" c="danger" role="alert">
          <ProblemText error={error} />
        </Text>
      )}
    </>
  );
}
