import { RECIPES, type Sds } from '@cromia/domain/sds/sds';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import type { Translate } from '../../i18n/keys';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/data-table/columns';
import { InternalLabel } from './InternalLabel';
import classes from './sds.module.css';

/** Names a line of a search: its batch, or its sheet's product, site and version. */
export function sheetName({ batch, serial, color, site, version }: Sds): string {
  return batch === null ? `${serial}-${color} ${site} ${version}` : `${serial}-${color} ${batch}`;
}

/** A recipe by its code and name, as `55 standard`. */
export function recipeText(recipe: string, t: Translate): string {
  const name = Object.entries(RECIPES).find(([code]) => code === recipe)?.[1];
  return name === undefined ? recipe : `${recipe} · ${t(`sds:recipes.${name}`)}`;
}

/** The columns of what a search has found. */
export function useSdsColumns(): DataColumn<Sds>[] {
  const { t } = useTexts('sds');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'date',
        header: t('sds:columns.date'),
        cell: (line) => <span className={classes.unbroken}>{date(line.date)}</span>,
        sortBy: (line) => line.date,
      },
      {
        id: 'batch',
        header: t('sds:columns.batch'),
        cell: ({ batch, isOldSds }) => (
          <>
            <span className={classes.code}>{batch ?? '–'}</span>
            {isOldSds && (
              <Text size="xs" c="dimmed">
                {t('sds:columns.oldFormat')}
              </Text>
            )}
          </>
        ),
        sortBy: ({ batch }) => batch,
      },
      {
        id: 'serial',
        header: t('sds:columns.product'),
        cell: ({ serial, color, isInternal }) => (
          <span className={classes.sheet}>
            <span className={classes.code} translate="no">
              {serial}-{color}
            </span>
            {isInternal && <InternalLabel />}
          </span>
        ),
        sortBy: ({ serial }) => serial,
        card: 'title',
      },
      { id: 'site', header: t('sds:columns.site'), cell: ({ site }) => site },
      { id: 'recipe', header: t('sds:columns.recipe'), cell: ({ recipe }) => recipeText(recipe, t) },
      {
        id: 'version',
        header: t('sds:columns.version'),
        cell: ({ version, latestVersion }) => (
          <>
            {version}
            {latestVersion > version && (
              <Text size="xs" c="dimmed" className={classes.unbroken}>
                {t('sds:columns.latest', { version: latestVersion })}
              </Text>
            )}
          </>
        ),
        sortBy: ({ version }) => version,
        align: 'right',
      },
      {
        id: 'customerCode',
        header: t('sds:columns.customerCode'),
        cell: ({ customerCode }) => customerCode ?? '–',
      },
    ],
    [t, date],
  );
}
