import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMapPinOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { PageFrame } from '../../ui/PageFrame';
import { PlaceLink, usePageDescription } from '../shell';
import classes from './dealers.module.css';
import { SellerFilters } from './SellerFilters';
import { SellerList } from './SellerList';
import { sellersQuery } from './sellers-queries';
import type { SellerKinds, SellersSearch } from './sellers-search';
import { shownSellers, widenedTo } from './shown-sellers';
import { useNearMe } from './use-near-me';

/** The map's code is as large as the rest of the page: it comes when the map is shown. */
const SellerMap = lazy(() => import('./map/SellerMap').then(({ SellerMap }) => ({ default: SellerMap })));

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
  const sellers = useQuery(sellersQuery(kinds, search));
  const nearMe = useNearMe();
  const [selected, setSelected] = useState<string | null>(null);
  const isWide = useMediaQuery('(min-width: 62em)');
  const { sellers: data, total = 0 } = sellers.data ?? {};
  const shown = useMemo(() => shownSellers(data ?? [], nearMe.position), [data, nearMe.position]);
  const wider = widenedTo(data ?? [], search.postalCode);
  const isFiltered = search.postalCode !== undefined || search.businessName !== undefined;
  const showsMap = isWide || search.view === 'map';
  const empty = (
    <EmptyState
      icon={IconMapPinOff}
      action={
        <div className={classes.wayOn}>
          {isFiltered && (
            <Button
              variant="default"
              onClick={() => onSearch({ postalCode: undefined, businessName: undefined })}
            >
              {t('dealers:showAll')}
            </Button>
          )}
          <Button variant="default" component={PlaceLink} path="/contact-area">
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
      <SellerFilters kinds={kinds} search={search} nearMe={nearMe} onKinds={onKinds} onSearch={onSearch} />
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
      <Text size="sm" c="dimmed" role="status" className={classes.count}>
        {data === undefined
          ? t('common:states.loading')
          : wider === undefined
            ? t('dealers:count', { count: shown.length })
            : t('dealers:widened', { postalCode: search.postalCode ?? '', area: wider })}
      </Text>
      {data !== undefined && total > data.length && (
        <Text size="sm" className={classes.count}>
          {t('dealers:cut', { number: quantity(data.length), total: quantity(total) })}
        </Text>
      )}
      {sellers.isError && <ErrorState error={sellers.error} onRetry={() => void sellers.refetch()} />}
      <div className={classes.places} data-map={showsMap || undefined}>
        {(isWide || !showsMap) && (
          <div className={classes.listBox}>
            {data === undefined && !sellers.isError && (
              <div className={classes.list} aria-hidden>
                {SKELETONS.map((row) => (
                  <Skeleton key={row} height={150} radius="md" />
                ))}
              </div>
            )}
            {data !== undefined && shown.length === 0 && empty}
            <SellerList
              // Another search begins with its first dealers again.
              key={JSON.stringify([kinds, search.postalCode, search.businessName])}
              sellers={shown}
              selected={selected}
              onSelect={isWide ? (id) => setSelected(id) : undefined}
            />
          </div>
        )}
        {showsMap && (
          <div className={classes.mapBox}>
            <Suspense fallback={<Skeleton className={classes.map} />}>
              {data === undefined && !sellers.isError ? (
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
            {!isWide && data !== undefined && shown.length === 0 && empty}
          </div>
        )}
      </div>
    </PageFrame>
  );
}
