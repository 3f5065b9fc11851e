import { ActionIcon, CloseButton, Group, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Children, type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Money } from '../product/Money';
import classes from './SelectionBar.module.css';

interface SelectionBarProps {
  /** Number of selected rows; the bar is hidden at 0. */
  count: number;
  /** Total of the selection in EUR, where it has one. */
  total?: number | null;
  /** Explains what the total includes. */
  note?: string;
  onClear: () => void;
  /** Shown instead of the count while nothing is selected; with it the bar stays visible. */
  hint?: string;
  /** Why the main action is not possible with these rows. */
  blocked?: string | undefined;
  /** The actions for the selection; the last one is the main action, on phones the others are behind a button. */
  children: ReactNode;
}

/** Slides up while rows are selected: their number, their total, and the actions. */
export function SelectionBar({ count, total, note, onClear, hint, blocked, children }: SelectionBarProps) {
  const { t } = useTexts();
  const [hasAll, setHasAll] = useState(false);
  if (count === 0 && hint === undefined) return null;
  return (
    <section data-bottom-bar className={classes.bar} aria-label={t('common:table.selection')}>
      <Group gap="sm" wrap="nowrap" className={classes.sums}>
        {count > 0 && (
          <CloseButton onClick={onClear} size="lg" aria-label={t('common:table.clearSelection')} />
        )}
        <Text fw={count > 0 ? 600 : 400} role="status">
          {count > 0 ? t('common:table.selected', { count }) : hint}
          {count > 0 && blocked !== undefined && (
            <Text span size="sm" display="block">
              {blocked}
            </Text>
          )}
        </Text>
        {total !== undefined && count > 0 && (
          <Text component="div" ml="auto" ta="right">
            <Money amount={total} fw={600} />
            {note !== undefined && (
              <Text size="xs" c="dimmed" className={classes.note}>
                {note}
              </Text>
            )}
          </Text>
        )}
      </Group>
      {Children.toArray(children).length > 1 && (
        <ActionIcon
          variant="default"
          size={44}
          className={classes.more}
          aria-expanded={hasAll}
          aria-label={t('common:table.moreActions')}
          onClick={() => setHasAll(!hasAll)}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      )}
      <div className={classes.actions} data-all={hasAll || undefined}>
        {children}
      </div>
    </section>
  );
}
