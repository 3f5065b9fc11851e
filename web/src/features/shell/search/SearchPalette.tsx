import { Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { NavItem } from '../area/nav-items';
import type { SearchHit, SearchSource } from './search-source';
import { returnFocusFromSearch, searchStore, useSearchText } from './search-store';
import classes from './styles.module.css';
import { useSearchPlaceholder } from './use-search-placeholder';
import { useSearchResults } from './use-search-results';

/** Focuses the field as soon as it appears, with the caret after the text, so that no key is lost. */
function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
  input?.setSelectionRange(input.value.length, input.value.length);
}

/** Enter opens the first hit when none is selected, as for a text that was typed before the palette was loaded. */
function openFirstHit({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter' || nativeEvent.isComposing || currentTarget.value.trim() === '') return;
  const list = document.getElementById(searchStore.getState().listId);
  if (list?.querySelector('[data-selected]') === null)
    list.querySelector<HTMLElement>('[data-action]')?.click();
}

/**
 * Selects the first entry again when entries appear above it, such as the order whose number was typed, unless the user
 * has moved to another one. Mantine selects only when the text changes.
 */
function useSelectFirst(entries: string): void {
  useEffect(() => {
    const { listId, selected } = searchStore.getState();
    if (entries === '' || selected > 0) return;
    const list = document.getElementById(listId);
    list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
    list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  }, [entries]);
}

/** Search over pages and the features' sources, opened by Ctrl K. */
export function SearchPalette({ sources }: { sources: readonly SearchSource[] }) {
  const { t } = useTexts();
  const router = useRouter();
  const placeholder = useSearchPlaceholder();
  const query = useSearchText().trim();
  const found = useSearchResults(sources, query);
  const { pages, isPageNamed, links, exactGroups, otherGroups } = found;
  const navigateTo = (path: string) => () => void router.navigate({ href: path });
  useSelectFirst(exactGroups.flatMap(({ hits }) => hits.map(({ id }) => id)).join());
  const pageGroup = pages.length > 0 && <PageGroup pages={pages} go={navigateTo} />;
  return (
    <Spotlight.Root
      store={searchStore}
      // The shell handles the shortcut, since the palette may not be loaded yet.
      shortcut={null}
      returnFocus={false}
      onSpotlightClose={returnFocusFromSearch}
      scrollable
      centered={false}
      yOffset="12vh"
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      maxHeight="min(60dvh, 520px)"
    >
      <Spotlight.Search
        ref={focusAtEnd}
        onKeyDown={openFirstHit}
        placeholder={placeholder}
        aria-label={placeholder}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {isPageNamed && pageGroup}
        {exactGroups.map((group) => (
          <HitGroup key={group.id} {...group} go={navigateTo} />
        ))}
        {links.map(({ id, text, path }) => (
          <Spotlight.Action
            key={id}
            label={t(text, { query })}
            leftSection={<IconSearch size={18} aria-hidden />}
            classNames={{ action: classes.action ?? '' }}
            onClick={navigateTo(path)}
          />
        ))}
        {otherGroups.map((group) => (
          <HitGroup key={group.id} {...group} go={navigateTo} />
        ))}
        {!isPageNamed && pageGroup}
        {found.isEmpty && (
          <Spotlight.Empty>
            {t(found.hasFailed ? 'shell:search.failed' : 'shell:search.nothing')}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

interface PageGroupProps {
  pages: readonly NavItem[];
  go: (path: string) => () => void;
}

/** The pages whose names contain the text. */
function PageGroup({ pages, go: navigateTo }: PageGroupProps) {
  const { t } = useTexts();
  return (
    <Spotlight.ActionsGroup label={t('shell:search.pages')}>
      {pages.map(({ path, text, icon: Icon }) => (
        <Spotlight.Action
          // The back office and its overview are one page.
          key={`${path} ${text}`}
          label={t(text)}
          leftSection={<Icon size={18} aria-hidden />}
          classNames={{ action: classes.action ?? '' }}
          onClick={navigateTo(path)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}

interface HitGroupProps {
  group: SearchSource['group'];
  hits: readonly SearchHit[];
  /** Whether the text has changed since: all but the hits that it names are dimmed and cannot be opened. */
  isAhead: boolean;
  isExact: (hit: SearchHit) => boolean;
  go: (path: string) => () => void;
}

/** The hits of one source. */
function HitGroup({ group, hits, isAhead, isExact, go: navigateTo }: HitGroupProps) {
  const { t } = useTexts();
  return (
    <Spotlight.ActionsGroup label={t(group)}>
      {hits.map((hit) => (
        <Spotlight.Action
          key={hit.id}
          label={hit.label}
          leftSection={hit.mark}
          rightSection={hit.aside}
          dimmedSections={false}
          disabled={isAhead && !isExact(hit)}
          classNames={{
            action: `${classes.action} ${classes.hit}`,
            actionDescription: classes.hitDescription,
          }}
          onClick={hit.run ?? navigateTo(hit.path)}
          {...(hit.description === undefined ? {} : { description: hit.description })}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}
