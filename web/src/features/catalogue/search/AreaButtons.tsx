import { FACETS } from '@cromia/domain/catalogue/facets';
import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { getFacetTextKey } from '../facet-texts';
import classes from './styles.module.css';

const AREAS = Object.values(FACETS.area);

interface AreaButtonsProps {
  onArea: (area: (typeof AREAS)[number]) => void;
}

/** The fields of use, each a search by that characteristic. */
export function AreaButtons({ onArea }: AreaButtonsProps) {
  const { t } = useTexts('catalogue');
  return (
    <div className={classes.areas}>
      {AREAS.map((area) => {
        const text = getFacetTextKey('area', area);
        return (
          text !== undefined && (
            <Button key={area} variant="default" onClick={() => onArea(area)}>
              {t(text)}
            </Button>
          )
        );
      })}
    </div>
  );
}
