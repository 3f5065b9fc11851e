import { isAllowed } from '@cromia/domain/accounts/access';
import type { SerialResult } from '@cromia/domain/catalogue/search';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Pagination, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ColorSwatch } from '../../../ui/product/ColorSwatch';
import { NavItemLink } from '../../shell';
import { searchQuery } from '../catalogue-queries';
import classes from './found-serials.module.css';

const MAX_SWATCHES = 5;

/** Serials of the professional catalogue that match a text, each linked to the page that the viewer may see. */
export function FoundSerials({ text }: { text: string }) {
  const { t } = useTexts('catalogue');
  const [page, setPage] = useState(0);
  const filters = { mode: 'name' as const, values: { nameCode: text }, narrowing: {} };
  const { data, error, refetch, isFetching } = useQuery(searchQuery(filters, page));
  // The private catalogue already reports a search without exact matches.
  if (data !== undefined && data.outcome !== 'all') return null;
  return (
    <section className={classes.foundSerials} aria-labelledby="found-serials">
      <Title order={2} size="h3" id="found-serials">
        {t('catalogue:selector.businessTitle')}
      </Title>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data === undefined && error === null && <Skeleton height={200} radius="md" />}
      <ul className={classes.serialLinks}>
        {data?.content.map((result) => (
          <li key={`${result.productClass} ${result.serial}`}>
            <SerialLink result={result} />
          </li>
        ))}
      </ul>
      {data !== undefined && data.totalPages > 1 && (
        <Pagination
          total={data.totalPages}
          value={page + 1}
          onChange={(next) => setPage(next - 1)}
          getControlProps={(control) => ({
            'aria-label': t(control === 'previous' ? 'common:table.previousPage' : 'common:table.nextPage'),
          })}
        />
      )}
    </section>
  );
}

function SerialLink({ result }: { result: SerialResult }) {
  const { t, language } = useTexts('catalogue');
  const user = useUser();
  const { serial, colors, colorCount, brand, shortDescription } = result;
  const [color] = colors;
  // A result with a single colour links to that colour.
  const query = new URLSearchParams({ serial, ...(colorCount === 1 && color ? { color: color.color } : {}) });
  return (
    <NavItemLink
      className={classes.serialLink}
      path={`/products-search/${isAllowed(user, 'catalogue.b2b') ? 'b2b' : 'guest'}?${query}`}
    >
      <span className={classes.serialLinkColors} aria-hidden>
        {colors.slice(0, MAX_SWATCHES).map((swatch) => (
          <ColorSwatch key={swatch.color} hex={swatch.hex} size={22} />
        ))}
      </span>
      <span>
        <Text span size="sm" c="dimmed" ff="monospace" translate="no">
          {serial}
        </Text>
        <Text span fw={600} display="block">
          {pickLocalizedText(shortDescription, language)}
        </Text>
        <Text span size="sm" c="dimmed">
          {brand} · {t('catalogue:results.colors', { count: colorCount })}
        </Text>
      </span>
    </NavItemLink>
  );
}
