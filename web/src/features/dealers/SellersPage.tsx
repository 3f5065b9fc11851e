import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMapPinOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { PageFrame } from '../../ui/PageFrame';
import { NavItemLink, usePageDescription } from '../shell';
import { SellerFilters } from './SellerFilters';
import { SellerList } from './SellerList';
import { SellersCount } from './SellersCount';
import type { SellerKinds, SellersSearch } from './sellers-search';
import classes from './styles.module.css';
import { useSellerSearch } from './use-seller-search';
import { useVisitorPosition } from './use-visitor-position';

/** The code of the map is as large as the rest of the page, so it is loaded only for a visible map. */
const SellerMap = lazy(() => import('./map/SellerMap').then(({ SellerMap }) => ({ default: SellerMap })));

const NO_FILTERS = {
  postalCode: undefined,
  city: undefined,
  country: undefined,
  businessName: undefined,
  brand: undefined,
};
const SKELETONS = [0, 1, 2, 3];

interface SellersPageProps {
  kinds: SellerKinds;
  search: SellersSearch;
  onKindsChange: (kinds: SellerKinds) => void;
  onSearch: (change: Partial<SellersSearch>) => void;
}

/** The dealers in a list with a map beside it; phones start with the list (section 2). */
export function SellersPage({ kinds, search, onKindsChange, onSearch }: SellersPageProps) {
  const { t } = useTexts('dealers');
  const { quantity } = useFormats();
  usePageDescription(t('dealers:lead'));
  const nearMe = useVisitorPosition();
  const { visibleSellers, sellers, total, farSeller, query } = useSellerSearch(
    kinds,
    search,
    nearMe.position,
  );
  const [selected, setSelected] = useState<string | null>(null);
  const isWide = useMediaQuery('(min-width: 62em)');
  const isFiltered = [search.postalCode, search.city, search.businessName, search.brand].some(
    (value) => value !== undefined,
  );
  const showsMap = isWide || search.view === 'map';
  const emptyState = (
    <EmptyState
      icon={IconMapPinOff}
      action={
        <div className={classes.emptyActions}>
          {isFiltered && (
            <Button variant="default" onClick={() => onSearch(NO_FILTERS)}>
              {t('dealers:showAll')}
            </Button>
          )}
          <Button variant="default" component={NavItemLink} path="/contact-area">
            {t('shell:footer.contact')}
          </Button>
        </div>
      }
    >
      {t('dealers:none')}
    </EmptyState>
  );
  return (
    <PageFrame title={t('dealers:title')} lead={t('dealers:lead')}>
      <SellerFilters
        kinds={kinds}
        search={search}
        nearMe={nearMe}
        onKindsChange={onKindsChange}
        onSearch={(change) => {
          // Distances have a single origin, so a postal code or town replaces the visitor's position.
          if (change.postalCode !== undefined || change.city !== undefined) nearMe.clear();
          onSearch(change);
        }}
      />
      {nearMe.state === 'denied' && (
        <div className={classes.notice}>
          <FeedbackAlert status="WarningDismissable" onDismiss={nearMe.clear}>
            {t('dealers:positionUnknown')}
          </FeedbackAlert>
        </div>
      )}
      {!isWide && (
        <SegmentedControl
          fullWidth
          size="md"
          className={classes.views}
          aria-label={t('dealers:view.label')}
          value={search.view ?? 'list'}
          onChange={(view) => onSearch({ view: view === 'map' ? 'map' : undefined })}
          data={[
            { value: 'list', label: t('dealers:view.list') },
            { value: 'map', label: t('dealers:view.map') },
          ]}
        />
      )}
      <SellersCount
        search={search}
        sellers={sellers}
        visibleSellers={visibleSellers}
        farSeller={farSeller}
        isNearMe={nearMe.position !== null}
      />
      {sellers !== undefined && total > sellers.length && (
        <Text size="sm" className={classes.count}>
          {t('dealers:cut', { number: quantity(sellers.length), total: quantity(total) })}
        </Text>
      )}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      <div className={classes.places} data-map={showsMap || undefined}>
        {(isWide || !showsMap) && (
          <div className={classes.listBox}>
            {sellers === undefined && !query.isError && (
              <div className={classes.list} aria-hidden>
                {SKELETONS.map((row) => (
                  <Skeleton key={row} height={150} radius="md" />
                ))}
              </div>
            )}
            {sellers !== undefined && visibleSellers.length === 0 && emptyState}
            <SellerList
              // Another search remounts the list, so that it starts at the top.
              key={JSON.stringify([kinds, { ...search, view: undefined }])}
              sellers={visibleSellers}
              selected={selected}
              isApproximate={nearMe.position === null}
              onSelect={isWide ? (id) => setSelected(id) : undefined}
            />
          </div>
        )}
        {showsMap && (
          <div className={classes.mapBox}>
            <Suspense fallback={<Skeleton className={classes.map} />}>
              {sellers === undefined && !query.isError ? (
                <Skeleton className={classes.map} />
              ) : (
                <SellerMap
                  sellers={visibleSellers}
                  selected={selected}
                  onSelect={setSelected}
                  position={nearMe.position}
                  isFiltered={isFiltered}
                />
              )}
            </Suspense>
            {!isWide && sellers !== undefined && visibleSellers.length === 0 && emptyState}
          </div>
        )}
      </div>
    </PageFrame>
  );
}
