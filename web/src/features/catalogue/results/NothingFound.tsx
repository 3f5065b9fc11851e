import { Text } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { CustomerServiceLink } from '../../shell';
import { AreaButtons } from '../search/AreaButtons';
import type { SearchFilters } from '../search/search-filters';
import type { CatalogueSearch } from '../search/search-state';
import { DidYouMean } from './DidYouMean';
import classes from './styles.module.css';

interface NothingFoundProps {
  filters: SearchFilters;
  didYouMean: string | null;
  /** Runs another search; absent on pages without search options. */
  onSearch?: (change: Partial<CatalogueSearch>) => void;
}

/** A search without results: a suggestion, the fields of use, and customer service. */
export default function NothingFound({
  filters: { mode, narrowing },
  didYouMean,
  onSearch,
}: NothingFoundProps) {
  const { t } = useTexts('catalogue');
  const isNarrowed = mode !== 'multi' && Object.keys(narrowing).length > 0;
  return (
    <EmptyState
      icon={IconSearchOff}
      action={
        <div className={classes.nextSteps}>
          {onSearch && (
            <>
              <Text size="sm" c="dimmed">
                {t('catalogue:search.startAreas')}
              </Text>
              <AreaButtons onArea={(area) => onSearch({ mode: 'multi', area })} />
            </>
          )}
          <CustomerServiceLink />
        </div>
      }
    >
      <Text span fw={600} c="var(--mantine-color-text)" display="block" mb={4}>
        {t('catalogue:results.none')}
      </Text>
      {didYouMean !== null && onSearch && (
        <div>
          <DidYouMean text={didYouMean} onSearch={(nameCode) => onSearch({ mode: 'name', nameCode })} />
        </div>
      )}
      <span>
        {t(mode === 'name' && !isNarrowed ? 'catalogue:results.noneNameHelp' : 'catalogue:results.noneHelp')}
      </span>
    </EmptyState>
  );
}
