import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { SerialResult } from '@cromia/domain/catalogue/search';
import { localized } from '@cromia/domain/languages';
import { Button, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ColorTiles, type ResultColor } from './ColorTiles';
import { PackagingLine, packagingsOf } from './PackagingLine';
import classes from './results.module.css';

interface SerialCardProps {
  result: SerialResult;
  onOpen: (code: ProductCode) => void;
}

/** Colours at first sight: two lines of the chart on a desktop. */
const FIRST_COLORS = 28;
/** A button that uncovers only a handful is in the way. */
const SPARE_COLORS = 8;

function useColors(colors: readonly ResultColor[]) {
  const [all, setAll] = useState(false);
  const folds = colors.length > FIRST_COLORS + SPARE_COLORS;
  return { all, setAll, folds, shown: folds && !all ? colors.slice(0, FIRST_COLORS) : colors };
}

/** One serial of the results: what it is, its colours, and the packagings of the colour chosen. */
export function SerialCard({ result, onOpen }: SerialCardProps) {
  const { t, language } = useTexts('catalogue');
  const { serial, colors, brand } = result;
  const { all, setAll, folds, shown } = useColors(colors);
  const [chosen, setChosen] = useState<string>();
  const color = colors.find((each) => each.color === chosen);
  const choose = (next: ResultColor) => {
    setChosen(next.color);
    const first = packagingsOf(next)[0];
    if (first !== undefined) onOpen(first.id);
  };
  return (
    <Paper component="article" className={classes.card} aria-labelledby={`serial-${serial}`}>
      <header className={classes.head}>
        <Title order={2} size="h3" id={`serial-${serial}`}>
          <span className={classes.serial} translate="no">
            {serial}
          </span>{' '}
          {localized(result.shortDescription, language)}
        </Title>
        <Text size="sm" c="dimmed">
          {brand} · {t('catalogue:results.colors', { count: colors.length })}
        </Text>
        {color !== undefined && <PackagingLine color={color} onOpen={onOpen} />}
      </header>
      <div className={classes.body}>
        <ColorTiles
          label={t('catalogue:results.colorsOf', { serial })}
          colors={shown}
          total={colors.length}
          chosen={chosen}
          onChoose={choose}
        />
        {folds && (
          <Button variant="subtle" size="compact-md" aria-expanded={all} onClick={() => setAll(!all)}>
            {all
              ? t('catalogue:results.fewer')
              : t('catalogue:results.more', { count: colors.length - shown.length })}
          </Button>
        )}
      </div>
    </Paper>
  );
}
