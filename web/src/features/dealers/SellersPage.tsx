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

/** The map's code is as large as the rest of the page, so it is loaded only when the map is shown. */
const SellerMap = lazy(() => import('./map/SellerMap').then(({ SellerMap }) => ({ default: SellerMap })));

const NO_FILTERS = {
  postalCode: undefined,
  country: undefined,
  businessName: undefined,
  brand: undefined,
};
const SKELETONS = [0, 1, 2, 3];

interface SellersPageProps {
  kinds: SellerKinds;
  search: SellersSearch;
  onKinds: (kinds: SellerKinds) => void;
  onSearch: (change: Partial<SellersSearch>) => void;
}

/** The dealers, on a list and on a map beside it; on a phone the list first (section 2). */
export function SellersPage({ kinds, search, onKinds, onSearch }: SellersPageProps) {
  const { t } = useTexts('dealers');
  const { quantity } = useFormats();
  usePageDescription(t('dealers:lead'));
  const nearMe = useVisitorPosition();
  const { shown, sellers, total, far, failed } = useSellerSearch(kinds, search, nearMe.position);
  const [selected, setSelected] = useState<string | null>(null);
  const isWide = useMediaQuery('(min-width: 62em)');
  const isFiltered = [search.postalCode, search.businessName, search.brand].some(
    (each) => each !== undefined,
  );
  const showsMap = isWide || search.view === 'map';
  const empty = (
    <EmptyState
      icon={IconMapPinOff}
      action={
        <div className={classes.wayOn}>
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
        onKinds={onKinds}
        onSearch={(change) => {
          // Distances are measured from one place: the last postal code, or the visitor's position.
          if (change.postalCode !== undefined) nearMe.forget();
          onSearch(change);
        }}
      />
      {nearMe.state === 'refused' && (
        <div className={classes.notice}>
          <FeedbackAlert status="WarningDismissable" onDismiss={nearMe.forget}>
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
        shown={shown}
        far={far}
        isNearMe={nearMe.position !== null}
      />
      {sellers !== undefined && total > sellers.length && (
        <Text size="sm" className={classes.count}>
          {t('dealers:cut', { number: quantity(sellers.length), total: quantity(total) })}
        </Text>
      )}
      {failed.isError && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      <div className={classes.places} data-map={showsMap || undefined}>
        {(isWide || !showsMap) && (
          <div className={classes.listBox}>
            {sellers === undefined && !failed.isError && (
              <div className={classes.list} aria-hidden>
                {SKELETONS.map((row) => (
                  <Skeleton key={row} height={150} radius="md" />
                ))}
              </div>
            )}
            {sellers !== undefined && shown.length === 0 && empty}
            <SellerList
              // Remounts the list for another search, so that it starts with its first dealers.
              key={JSON.stringify([kinds, { ...search, view: undefined }])}
              sellers={shown}
              selected={selected}
              isAbout={nearMe.position === null}
              onSelect={isWide ? (id) => setSelected(id) : undefined}
            />
          </div>
        )}
        {showsMap && (
          <div className={classes.mapBox}>
            <Suspense fallback={<Skeleton className={classes.map} />}>
              {sellers === undefined && !failed.isError ? (
                <Skeleton className={classes.map} />
              ) : (
                <SellerMap
                  sellers={shown}
                  selected={selected}
                  onSelect={setSelected}
                  position={nearMe.position}
                />
              )}
            </Suspense>
            {!isWide && sellers !== undefined && shown.length === 0 && empty}
          </div>
        )}
      </div>
    </PageFrame>
  );
}
