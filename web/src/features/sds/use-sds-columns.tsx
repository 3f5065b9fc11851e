import { RECIPES, type Sds } from '@cromia/domain/sds/sds';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import type { Translate } from '../../i18n/keys';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/data-table/columns';
import { CellNote } from './CellNote';
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

/** The columns of search results. */
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
        cell: ({ batch, isOldSds, customerCode }) => (
          <>
            <span className={classes.code}>{batch ?? '–'}</span>
            {isOldSds && <CellNote>{t('sds:columns.oldFormat')}</CellNote>}
            {customerCode !== null && (
              <CellNote>{t('sds:deliveries.customer', { code: customerCode })}</CellNote>
            )}
          </>
        ),
        sortBy: ({ batch }) => batch,
      },
      {
        id: 'serial',
        header: t('sds:columns.product'),
        cell: ({ serial, color, site, recipe, isInternal }) => (
          <>
            <span className={classes.sheet}>
              <span className={classes.code} translate="no">
                {serial}-{color}
              </span>
              {isInternal && <InternalLabel />}
            </span>
            <CellNote>
              {site} · {recipeText(recipe, t)}
            </CellNote>
          </>
        ),
        sortBy: ({ serial }) => serial,
        card: 'title',
      },
      {
        id: 'version',
        header: t('sds:columns.version'),
        cell: ({ version, latestVersion }) => (
          <>
            {version}
            {latestVersion > version && (
              <CellNote>{t('sds:columns.latest', { version: latestVersion })}</CellNote>
            )}
          </>
        ),
        sortBy: ({ version }) => version,
        align: 'right',
      },
    ],
    [t, date],
  );
}
