import type { LinkedShop } from '@cromia/domain/private-catalogue/upload';
import { Badge, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import classes from './upload-report.module.css';

/** The shops that an upload links to; shops that are new to the catalogue are marked. */
export function LinkedShops({ shops }: { shops: readonly LinkedShop[] }) {
  const { t } = useTexts('private-catalogue');
  if (shops.length === 0) return null;
  return (
    <div>
      <Text size="sm" c="dimmed" id="linked-shops">
        {t('private-catalogue:difference.shops')}
      </Text>
      <ul className={classes.shops} aria-labelledby="linked-shops">
        {shops.map(({ host, links, isKnown }) => (
          <li key={host}>
            <span className={classes.host}>{host}</span> · {links}
            {!isKnown && (
              <>
                {' '}
                <Badge color="warning">{t('private-catalogue:difference.newShop')}</Badge>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
