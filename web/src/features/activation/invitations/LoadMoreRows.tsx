import { LIMITS } from '@cromia/domain/limits';
import { Button, Center } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import classes from '../styles.module.css';

/** Distance from the end of the list at which the next rows are fetched. */
const PREFETCH_MARGIN = '400px';

interface LoadMoreRowsProps {
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
}

/** End of an infinite list: scrolling near it fetches the next rows (section 9); its button fetches them immediately. */
export function LoadMoreRows({ hasMore, loading, onLoadMore }: LoadMoreRowsProps) {
  const { t } = useTexts('activation');
  const endOfList = useRef<HTMLDivElement>(null);
  const [isNearEnd, setNearEnd] = useState(false);
  const loadMore = useDebouncedCallback(onLoadMore, LIMITS.debounceMs);

  useEffect(() => {
    const element = endOfList.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNearEnd(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: PREFETCH_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (isNearEnd && hasMore && !loading) loadMore();
  }, [isNearEnd, hasMore, loading, loadMore]);

  return (
    <div ref={endOfList} className={classes.end}>
      {hasMore && (
        <Center py="md">
          <Button variant="default" {...busyButtonProps(loading)} onClick={onLoadMore}>
            {t('activation:invitations.more')}
          </Button>
        </Center>
      )}
    </div>
  );
}
