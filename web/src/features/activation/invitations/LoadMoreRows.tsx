import { LIMITS } from '@cromia/domain/limits';
import { Button, Center } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import classes from '../styles.module.css';

/** Distance from the end of the page at which the next rows are fetched. */
const NEAR = '400px';

interface LoadMoreRowsProps {
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

/** The end of an infinite list: near it the next rows are fetched (section 9); its button fetches them at once. */
export function LoadMoreRows({ hasMore, loading, onMore }: LoadMoreRowsProps) {
  const { t } = useTexts('activation');
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const more = useDebouncedCallback(onMore, LIMITS.debounceMs);

  useEffect(() => {
    const element = end.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (isNear && hasMore && !loading) more();
  }, [isNear, hasMore, loading, more]);

  return (
    <div ref={end} className={classes.end}>
      {hasMore && (
        <Center py="md">
          <Button variant="default" {...busyButtonProps(loading)} onClick={onMore}>
            {t('activation:invitations.more')}
          </Button>
        </Center>
      )}
    </div>
  );
}
