import { LIMITS } from '@cromia/domain/limits';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { whileBusy } from '../../ui/feedback/while-busy';
import classes from './dealers.module.css';
import type { SellerKinds, SellersSearch } from './sellers-search';
import type { useNearMe } from './use-near-me';

/** Whom a dealer serves, as the control names it. */
const KINDS = {
  all: { priv: true, professional: true },
  priv: { priv: true, professional: false },
  professional: { priv: false, professional: true },
} as const satisfies Record<string, SellerKinds>;

interface SellerFiltersProps {
  kinds: SellerKinds;
  search: SellersSearch;
  nearMe: ReturnType<typeof useNearMe>;
  onKinds: (kinds: SellerKinds) => void;
  onSearch: (filters: Pick<SellersSearch, 'businessName' | 'postalCode'>) => void;
}

/** Postal code and name of a dealer (section 5), whom it serves, and the way by one's own place. */
export function SellerFilters({ kinds, search, nearMe, onKinds, onSearch }: SellerFiltersProps) {
  const { t } = useTexts('dealers');
  const kind = kinds.priv === kinds.professional ? 'all' : kinds.priv ? 'priv' : 'professional';
  return (
    <div className={classes.filters}>
      {/* Another address begins with what it says. */}
      <FilterFields
        key={`${search.postalCode ?? ''} ${search.businessName ?? ''}`}
        search={search}
        onSearch={onSearch}
      />
      <div className={classes.ways}>
        <SegmentedControl
          size="md"
          aria-label={t('dealers:filters.kind')}
          value={kind}
          onChange={(chosen) => onKinds(KINDS[chosen])}
          data={[
            { value: 'all', label: t('dealers:filters.all') },
            { value: 'priv', label: t('dealers:filters.priv') },
            { value: 'professional', label: t('dealers:filters.professional') },
          ]}
        />
        {nearMe.offered && (
          <Button
            variant="default"
            {...whileBusy(nearMe.state === 'asking')}
            onClick={nearMe.position === null ? nearMe.ask : nearMe.forget}
            aria-pressed={nearMe.position !== null}
            leftSection={<IconCurrentLocation size={18} aria-hidden />}
          >
            {t('dealers:filters.nearMe')}
          </Button>
        )}
      </div>
    </div>
  );
}

function FilterFields({ search, onSearch }: Pick<SellerFiltersProps, 'search' | 'onSearch'>) {
  const { t } = useTexts('dealers');
  const [postalCode, setPostalCode] = useState(search.postalCode ?? '');
  const [businessName, setBusinessName] = useState(search.businessName ?? '');
  return (
    <form
      role="search"
      aria-label={t('dealers:title')}
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({
          postalCode: postalCode.trim() || undefined,
          businessName: businessName.trim() || undefined,
        });
      }}
    >
      <TextInput
        label={t('dealers:filters.postalCode')}
        className={classes.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={LIMITS.zip}
        value={postalCode}
        onChange={(event) => setPostalCode(event.currentTarget.value)}
      />
      <TextInput
        label={t('dealers:filters.businessName')}
        className={classes.name}
        autoComplete="off"
        maxLength={LIMITS.businessName}
        value={businessName}
        onChange={(event) => setBusinessName(event.currentTarget.value)}
      />
      <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />}>
        {t('common:actions.search')}
      </Button>
    </form>
  );
}
