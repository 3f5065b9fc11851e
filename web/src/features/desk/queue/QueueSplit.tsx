import type { LimitedPage } from '@cromia/domain/lists/paging';
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import type { ListControls } from '../../../ui/list/use-list';
import type { RenderRowLink } from '../../../ui/table/RowLink';
import { NarrowTables } from '../../../ui/table/use-is-compact-table';
import classes from './queue-split.module.css';
import { type Shortcut, useShortcut, useShortcutsEnabled } from './shortcuts';

/** Whether the window is wide enough for a queue beside its opened entry: above 1280 px. */
export function useIsSplit(): boolean {
  return useMediaQuery('(min-width: 80.0625em)', false, { getInitialValueInEffect: false });
}

/** The two lines of an entry in the queue. */
interface EntryLines {
  title: string;
  badge: ReactNode;
  /** What tells the entry from others, such as customer and date. */
  texts: readonly (string | null)[];
}

interface QueueSplitProps<Row extends { id: string }> {
  /** Id of the opened entry. */
  id: string;
  /** Accessible name of the queue. */
  label: string;
  list: ListControls;
  /** The page of the queue from which the entry was opened; enabled only with `useIsSplit`. */
  page: UseQueryResult<LimitedPage<Row>>;
  link: RenderRowLink<Row>;
  describe: (row: Row) => EntryLines;
  children: ReactNode;
}

/** Shows a queue beside its opened entry above 1280 px, where J and K open the next and the previous entry. */
export function QueueSplit<Row extends { id: string }>({ children, ...pane }: QueueSplitProps<Row>) {
  const isSplit = useIsSplit();
  return (
    <div className={isSplit ? classes.split : undefined}>
      {isSplit && <QueuePane {...pane} />}
      <div className={isSplit ? classes.entry : undefined}>
        <NarrowTables value={isSplit}>{children}</NarrowTables>
      </div>
    </div>
  );
}

function QueuePane<Row extends { id: string }>(props: Omit<QueueSplitProps<Row>, 'children'>) {
  const { id, label, list, page, link, describe } = props;
  const { t } = useTexts('desk');
  const { quantity } = useFormats();
  const entries = useRef<HTMLUListElement>(null);
  const rows = page.data?.content ?? [];
  const openNeighbour = useOpenNeighbour(entries, rows, id);
  const { number = 0, totalPages = 0, totalElements = 0 } = page.data ?? {};
  return (
    <nav className={classes.pane} aria-label={label}>
      <div className={classes.head}>
        <Text size="sm" c="dimmed" className={classes.count}>
          {t('common:table.count', { count: totalElements, number: quantity(totalElements) })}
        </Text>
        <StepButton shortcut="K" label={t('desk:keys.previous')} onStep={() => openNeighbour(-1)}>
          <IconChevronUp size={18} aria-hidden />
        </StepButton>
        <StepButton shortcut="J" label={t('desk:keys.next')} onStep={() => openNeighbour(1)}>
          <IconChevronDown size={18} aria-hidden />
        </StepButton>
      </div>
      {page.isError && page.data === undefined && (
        <Text size="sm">
          <ProblemText error={toApiProblem(page.error)} />
        </Text>
      )}
      <ul ref={entries} className={classes.entries} inert={page.isPlaceholderData}>
        {rows.map((row) => (
          <li key={row.id}>
            {link(row, {
              className: classes.link,
              'data-entry': row.id,
              children: <EntryText {...describe(row)} />,
            })}
          </li>
        ))}
      </ul>
      {totalPages > 1 && (
        <div className={classes.head}>
          <Text size="sm" c="dimmed" className={classes.count}>
            {t('desk:keys.page', { page: quantity(number + 1), pages: quantity(totalPages) })}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('common:table.previousPage')}
            disabled={number === 0}
            onClick={() => list.onPage(number - 1)}
          >
            <IconChevronUp size={18} className={classes.sideways} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('common:table.nextPage')}
            disabled={number + 1 >= totalPages}
            onClick={() => list.onPage(number + 1)}
          >
            <IconChevronDown size={18} className={classes.sideways} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </nav>
  );
}

function EntryText({ title, badge, texts }: EntryLines) {
  return (
    <>
      <span className={classes.line}>
        <span className={classes.title}>{title}</span>
        {badge}
      </span>
      <span className={classes.texts}>{texts.filter(Boolean).join(' · ')}</span>
    </>
  );
}

/**
 * Returns a function that opens the next or the previous entry. An entry that has left the queue, because it is decided,
 * counts as being at its last place. Keeps the opened entry in view.
 */
function useOpenNeighbour(
  entries: { readonly current: HTMLUListElement | null },
  rows: readonly { id: string }[],
  id: string,
) {
  const lastPlace = useRef(-1);
  const place = rows.findIndex((row) => row.id === id);
  useEffect(() => {
    if (place === -1) return;
    lastPlace.current = place;
    scrollIntoPane(entries.current, id);
  }, [entries, id, place]);
  return (step: 1 | -1) => {
    const next = place === -1 && step === 1 ? Math.max(lastPlace.current, 0) : lastPlace.current + step;
    const row = rows[next];
    if (row !== undefined) findLink(entries.current, row.id)?.click();
  };
}

function findLink(list: HTMLUListElement | null, id: string): HTMLElement | undefined {
  return [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].find(
    (link) => link.dataset.entry === id,
  );
}

/** Scrolls the pane, not the page, so that an entry is in view. */
function scrollIntoPane(list: HTMLUListElement | null, id: string): void {
  const entry = findLink(list, id)?.getBoundingClientRect();
  if (list === null || entry === undefined) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (entry.top < top || entry.bottom > bottom)
    list.scrollTop += (entry.top + entry.bottom - top - bottom) / 2;
}

interface StepButtonProps {
  shortcut: Shortcut;
  label: string;
  onStep: () => void;
  children: ReactNode;
}

function StepButton({ shortcut, label, onStep, children }: StepButtonProps) {
  const { t } = useTexts('desk');
  const [isEnabled] = useShortcutsEnabled();
  useShortcut(shortcut, onStep);
  return (
    <Tooltip label={isEnabled ? `${label} · ${t('desk:keys.key', { key: shortcut })}` : label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-keyshortcuts={isEnabled ? shortcut : undefined}
        onClick={onStep}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
