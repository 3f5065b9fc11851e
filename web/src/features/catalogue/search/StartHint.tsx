import { FACETS } from '@cromia/domain/catalogue/facets';
import { Button, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/EmptyState';
import { facetText } from '../facet-texts';
import classes from './search.module.css';

const AREAS = Object.values(FACETS.area);

/** Before the first search: that it needs a filter, and the fields of use as a place to start. */
export function StartHint({ onArea }: { onArea: (area: (typeof AREAS)[number]) => void }) {
  const { t } = useTexts('catalogue');
  return (
    <EmptyState
      icon={IconSearch}
      action={
        <div className={classes.areas}>
          {AREAS.map((area) => {
            const text = facetText('area', area);
            return (
              text !== undefined && (
                <Button key={area} variant="default" onClick={() => onArea(area)}>
                  {t(text)}
                </Button>
              )
            );
          })}
        </div>
      }
    >
      <Text span c="var(--mantine-color-text)" fw={600} display="block">
        {t('errors:SearchFilterRequired')}
      </Text>
      {t('catalogue:search.startAreas')}
    </EmptyState>
  );
}
