import { ActionIcon, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { Money } from '../../../ui/product/Money';
import classes from './styles.module.css';

interface BuyActionsProps {
  /** Total of the quantity in EUR; null without a price. */
  total?: number | null;
  /** Further actions, on phones behind a button. */
  more?: ReactNode;
  /** The main action. */
  children: ReactNode;
}

/** The actions of a product; on phones one row at the bottom edge: the total at the left, the main action at the right. */
export function BuyActions({ total = null, more, children }: BuyActionsProps) {
  const { t } = useTexts();
  const [hasAll, setHasAll] = useState(false);
  return (
    <div data-bottom-bar data-all={hasAll || undefined} className={classes.actions}>
      {total !== null && (
        <Text component="div" className={classes.barTotal}>
          <Money amount={total} fw={600} />
        </Text>
      )}
      {more !== undefined && (
        <ActionIcon
          variant="default"
          size={44}
          className={classes.moreButton}
          aria-expanded={hasAll}
          aria-label={t('common:table.moreActions')}
          onClick={() => setHasAll(!hasAll)}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      )}
      {children}
      {more !== undefined && <div className={classes.more}>{more}</div>}
    </div>
  );
}
