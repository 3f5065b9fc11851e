import { pickLocalizedText } from '@cromia/domain/languages';
import { RECIPES, type Sds } from '@cromia/domain/sds/sheet';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import type { Translate } from '../../i18n/keys';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/table/columns';
import { CellNote } from './CellNote';
import { InternalLabel } from './InternalLabel';
import classes from './styles.module.css';

/** The displayed name of a result: its batch, or its sheet's product, site and version. */
export function formatSheetName({ batch, serial, color, site, version }: Sds): string {
  return batch === null ? `${serial}-${color} ${site} ${version}` : `${serial}-${color} ${batch}`;
}

function findRecipeName(recipe: string, t: Translate): string | undefined {
  const name = Object.entries(RECIPES).find(([code]) => code === recipe)?.[1];
  return name && t(`sds:recipes.${name}`);
}

/** A recipe by its code and name, such as `55 · standard`. */
export function formatRecipe(recipe: string, t: Translate): string {
  const name = findRecipeName(recipe, t);
  return name === undefined ? recipe : `${recipe} · ${name}`;
}

/** Site and recipe of a sheet, such as `Site ALC01 · mixing (recipe 01)`. */
export function formatSheetOrigin({ site, recipe }: Pick<Sds, 'site' | 'recipe'>, t: Translate): string {
  return t('sds:columns.origin', { site, recipe, name: findRecipeName(recipe, t) ?? recipe });
}

/** The name of a line's product and colour, in the reader's language; empty where the catalogue has none. */
export function formatProductName({ description, colorDescription }: Sds, language: string): string {
  return [pickLocalizedText(description, language), pickLocalizedText(colorDescription, language)]
    .filter((text) => text !== '')
    .join(' · ');
}

/** The columns of search results. @param isOwn whether the user is the customer, whose code is then omitted */
export function useSdsColumns(isOwn: boolean): DataColumn<Sds>[] {
  const { t, language } = useTexts('sds');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'date',
        card: 'brief',
        header: t('sds:columns.date'),
        cell: (line) => <span className={classes.noWrap}>{date(line.date)}</span>,
        sortBy: (line) => line.date,
      },
      {
        id: 'batch',
        card: 'brief',
        header: t('sds:columns.batch'),
        cell: ({ batch, isOldSds, customerCode }) => (
          <>
            <span className={classes.code}>{batch ?? '–'}</span>
            {isOldSds && <CellNote>{t('sds:columns.oldFormat')}</CellNote>}
            {customerCode !== null && !isOwn && (
              <CellNote>{t('sds:deliveries.customer', { code: customerCode })}</CellNote>
            )}
          </>
        ),
        sortBy: ({ batch }) => batch,
      },
      {
        id: 'serial',
        header: t('sds:columns.product'),
        cell: (line) => (
          <>
            <span className={classes.productCode}>
              <span className={classes.code} translate="no">
                {line.serial}-{line.color}
              </span>
              {line.isInternal && <InternalLabel />}
            </span>
            <span className={classes.productName}>{formatProductName(line, language)}</span>
            <CellNote>{formatSheetOrigin(line, t)}</CellNote>
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
    [t, language, date, isOwn],
  );
}
