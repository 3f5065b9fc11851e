import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import {
  cancelSearch,
  returnFocusFromSearch,
  setSearchText,
  useIsSearchOpen,
  useSearchText,
} from './search-store';
import classes from './styles.module.css';
import { useSearchPlaceholder } from './use-search-placeholder';

const focusOnMount = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

/** Search field shown while the command palette loads; the palette then takes over the typed text. */
export function SearchFallback() {
  return useIsSearchOpen() ? <SearchDialog /> : null;
}

function SearchDialog() {
  const { t } = useTexts();
  const placeholder = useSearchPlaceholder();
  const text = useSearchText();
  const cancel = () => {
    cancelSearch();
    returnFocusFromSearch();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
    // The field is the only focusable element.
    if (event.key === 'Tab') event.preventDefault();
  };
  return (
    <div className={classes.fallback}>
      <button
        type="button"
        tabIndex={-1}
        className={classes.overlay}
        onClick={cancel}
        aria-label={t('common:actions.close')}
      />
      <div role="dialog" aria-modal aria-label={placeholder} aria-busy className={classes.dialog}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <input
          ref={focusOnMount}
          type="text"
          className={classes.input}
          value={text}
          placeholder={placeholder}
          aria-label={placeholder}
          onChange={(event) => setSearchText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  );
}
