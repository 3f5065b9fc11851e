import { formatCountryName } from '@cromia/domain/addresses/country-name';
import { isPostalCode } from '@cromia/domain/dealers/dealer';
import { POSTAL_COUNTRIES } from '@cromia/domain/dealers/postal-countries';
import { isTreatedAsItalian, mayBeItalian } from '@cromia/domain/dealers/postal-place';
import { LIMITS } from '@cromia/domain/limits';
import { Button, CloseButton, SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react';
import { useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { PlaceField } from './PlaceField';
import { DEFAULT_COUNTRY, proposeCountry, type SellerKinds, type SellersSearch } from './sellers-search';
import classes from './styles.module.css';
import type { useVisitorPosition } from './use-visitor-position';

/** Dealer kinds by the value of the control; only a URL can exclude both. */
const KINDS = {
  all: { priv: true, professional: true },
  priv: { priv: true, professional: false },
  professional: { priv: false, professional: true },
  none: { priv: false, professional: false },
} as const satisfies Record<string, SellerKinds>;

interface SellerFiltersProps {
  kinds: SellerKinds;
  search: SellersSearch;
  nearMe: ReturnType<typeof useVisitorPosition>;
  onKindsChange: (kinds: SellerKinds) => void;
  onSearch: (filters: Omit<SellersSearch, 'view'>) => void;
}

/** Filters by postal code or town and by name (section 5), by kind of dealer, and by the visitor's position. */
export function SellerFilters({ kinds, search, nearMe, onKindsChange, onSearch }: SellerFiltersProps) {
  const { t } = useTexts('dealers');
  const kind = kinds.priv
    ? kinds.professional
      ? 'all'
      : 'priv'
    : kinds.professional
      ? 'professional'
      : 'none';
  return (
    <div className={classes.filters}>
      {/* Another URL remounts the fields. */}
      <FilterFields
        key={`${search.postalCode} ${search.city} ${search.country} ${search.businessName}`}
        kinds={kinds}
        search={search}
        onSearch={onSearch}
      />
      <div className={classes.options}>
        {search.brand !== undefined && (
          <span className={classes.brand}>
            {t('dealers:sells', { brands: search.brand })}
            <CloseButton
              aria-label={t('dealers:allBrands')}
              onClick={() => onSearch({ ...search, brand: undefined })}
            />
          </span>
        )}
        <SegmentedControl<keyof typeof KINDS>
          size="md"
          aria-label={t('dealers:filters.kind')}
          value={kind}
          onChange={(chosen) => onKindsChange(KINDS[chosen])}
          data={[
            { value: 'all', label: t('dealers:filters.all') },
            { value: 'priv', label: t('dealers:filters.priv') },
            { value: 'professional', label: t('dealers:filters.professional') },
          ]}
        />
        {nearMe.isSupported && (
          <Button
            variant="default"
            {...busyButtonProps(nearMe.state === 'pending')}
            onClick={() => {
              if (nearMe.position !== null) {
                nearMe.clear();
                return;
              }
              nearMe.request();
              if (search.postalCode !== undefined || search.city !== undefined)
                onSearch({ ...search, postalCode: undefined, city: undefined, country: undefined });
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

function FilterFields({
  kinds,
  search,
  onSearch,
}: Pick<SellerFiltersProps, 'kinds' | 'search' | 'onSearch'>) {
  const { t, language } = useTexts('dealers');
  const { brand } = search;
  const [place, setPlace] = useState(search.postalCode ?? search.city ?? '');
  // Null while the form requests a country, so that the user can choose the default country too.
  const proposed = search.postalCode === undefined ? proposeCountry(language) : DEFAULT_COUNTRY;
  const [country, setCountry] = useState<string | null>(search.country ?? proposed);
  const [isChosen, setIsChosen] = useState(search.country !== undefined || proposed !== DEFAULT_COUNTRY);
  const [businessName, setBusinessName] = useState(search.businessName ?? '');
  const [isCountryRequested, setCountryRequested] = useState(false);
  const questionId = useId();
  const countryField = useRef<HTMLInputElement>(null);
  const countries = useMemo(
    () =>
      POSTAL_COUNTRIES.map((value) => ({ value, label: formatCountryName(value, language) })).sort(
        (first, second) => first.label.localeCompare(second.label, language),
      ),
    [language],
  );
  const submit = (chosen: string | null, typed = place) => {
    const code = isPostalCode(typed) ? typed.trim() : '';
    const city = code === '' ? typed.trim() : '';
    const effectiveCountry = chosen ?? DEFAULT_COUNTRY;
    const canBeInItaly = chosen === null ? isTreatedAsItalian : mayBeItalian;
    if (code !== '' && effectiveCountry === DEFAULT_COUNTRY && !canBeInItaly(code)) {
      setCountryRequested(true);
      setCountry(null);
      setIsChosen(false);
      countryField.current?.focus();
      return;
    }
    setCountryRequested(false);
    onSearch({
      postalCode: code || undefined,
      city: city || undefined,
      country: code === '' ? undefined : POSTAL_COUNTRIES.find((known) => known === chosen),
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
      {isCountryRequested && (
        // Above the fields, since the list of countries would cover a message below them.
        <Text id={questionId} role="alert" size="sm" c="danger" className={classes.question}>
          {t('dealers:filters.whichCountry')}
        </Text>
      )}
      <PlaceField
        kinds={kinds}
        value={place}
        onChange={setPlace}
        onPick={(town) => submit(isChosen ? country : null, town)}
      />
      <Select
        ref={countryField}
        label={t('dealers:filters.country')}
        className={classes.country}
        data={countries}
        value={country}
        error={isCountryRequested}
        aria-describedby={isCountryRequested ? questionId : undefined}
        onChange={(chosen) => {
          setCountry(chosen);
          setIsChosen(true);
          // Choosing the requested country completes the search.
          if (isCountryRequested) submit(chosen);
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
