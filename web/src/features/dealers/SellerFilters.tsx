import { formatCountryName } from '@cromia/domain/addresses/country-name';
import { isTreatedAsItalian, mayBeItalian, POSTAL_COUNTRIES } from '@cromia/domain/dealers/postal-place';
import { LIMITS } from '@cromia/domain/limits';
import { Button, CloseButton, SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react';
import { useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { DEFAULT_COUNTRY, type SellerKinds, type SellersSearch } from './sellers-search';
import classes from './styles.module.css';
import type { useVisitorPosition } from './use-visitor-position';

/** Kinds of dealers by the value of the control. */
const KINDS = {
  all: { priv: true, professional: true },
  priv: { priv: true, professional: false },
  professional: { priv: false, professional: true },
} as const satisfies Record<string, SellerKinds>;

interface SellerFiltersProps {
  kinds: SellerKinds;
  search: SellersSearch;
  nearMe: ReturnType<typeof useVisitorPosition>;
  onKinds: (kinds: SellerKinds) => void;
  onSearch: (filters: Omit<SellersSearch, 'view'>) => void;
}

/** Filters by postal code and name (section 5), by kind of dealer, and by the visitor's position. */
export function SellerFilters({ kinds, search, nearMe, onKinds, onSearch }: SellerFiltersProps) {
  const { t } = useTexts('dealers');
  const kind = kinds.priv === kinds.professional ? 'all' : kinds.priv ? 'priv' : 'professional';
  return (
    <div className={classes.filters}>
      {/* Remounts the fields for another URL. */}
      <FilterFields
        key={`${search.postalCode} ${search.country} ${search.businessName}`}
        search={search}
        onSearch={onSearch}
      />
      <div className={classes.ways}>
        {search.brand !== undefined && (
          <span className={classes.brand}>
            {t('dealers:sells', { brands: search.brand })}
            <CloseButton
              aria-label={t('dealers:allBrands')}
              onClick={() => onSearch({ ...search, brand: undefined })}
            />
          </span>
        )}
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
            {...busyButtonProps(nearMe.state === 'asking')}
            onClick={() => {
              if (nearMe.position !== null) {
                nearMe.forget();
                return;
              }
              nearMe.ask();
              if (search.postalCode !== undefined)
                onSearch({ ...search, postalCode: undefined, country: undefined });
            }}
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
  const { t, language } = useTexts('dealers');
  const { brand } = search;
  const [postalCode, setPostalCode] = useState(search.postalCode ?? '');
  // Null while a country is asked for, so that the default country can be chosen too.
  const [country, setCountry] = useState<string | null>(search.country ?? DEFAULT_COUNTRY);
  const [isChosen, setIsChosen] = useState(search.country !== undefined);
  const [businessName, setBusinessName] = useState(search.businessName ?? '');
  const [asksCountry, setAsksCountry] = useState(false);
  const question = useId();
  const countryField = useRef<HTMLInputElement>(null);
  const countries = useMemo(
    () =>
      POSTAL_COUNTRIES.map((value) => ({ value, label: formatCountryName(value, language) })).sort(
        (one, other) => one.label.localeCompare(other.label, language),
      ),
    [language],
  );
  const submit = (chosen: string | null) => {
    const code = postalCode.trim();
    const inCountry = chosen ?? DEFAULT_COUNTRY;
    const suitsItaly = chosen === null ? isTreatedAsItalian : mayBeItalian;
    if (code !== '' && inCountry === DEFAULT_COUNTRY && !suitsItaly(code)) {
      setAsksCountry(true);
      setCountry(null);
      setIsChosen(false);
      countryField.current?.focus();
      return;
    }
    setAsksCountry(false);
    onSearch({
      postalCode: code || undefined,
      country: code === '' ? undefined : (chosen ?? undefined),
      businessName: businessName.trim() || undefined,
      brand,
    });
  };
  return (
    <form
      role="search"
      aria-label={t('dealers:title')}
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault();
        submit(isChosen ? country : null);
      }}
    >
      {asksCountry && (
        // Above the fields: the list of countries would cover it below them.
        <Text id={question} role="alert" size="sm" c="danger" className={classes.question}>
          {t('dealers:filters.whichCountry')}
        </Text>
      )}
      <TextInput
        label={t('dealers:filters.postalCode')}
        className={classes.postalCode}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={LIMITS.zip}
        value={postalCode}
        onChange={(event) => setPostalCode(event.currentTarget.value)}
        inputMode={country === DEFAULT_COUNTRY ? 'numeric' : 'text'}
      />
      <Select
        ref={countryField}
        label={t('dealers:filters.country')}
        className={classes.country}
        data={countries}
        value={country}
        error={asksCountry}
        aria-describedby={asksCountry ? question : undefined}
        onChange={(chosen) => {
          setCountry(chosen);
          setIsChosen(true);
          // The country was asked for, so choosing it completes the search.
          if (asksCountry) submit(chosen);
        }}
        allowDeselect={false}
        searchable
        selectFirstOptionOnChange
        nothingFoundMessage={t('common:form.nothingFound')}
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
