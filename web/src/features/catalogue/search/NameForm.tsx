import { LIMITS } from '@cromia/domain/limits';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { useInputDraft } from '../use-input-draft';
import classes from './styles.module.css';

interface NameFormProps {
  nameCode: string | undefined;
  onSearch: (nameCode: string) => void;
}

/** Search by part of a name or of a code. */
export function NameForm({ nameCode, onSearch }: NameFormProps) {
  const { t } = useTexts('catalogue');
  const [typed, setTyped] = useInputDraft(nameCode ?? '');
  const query = typed.trim();
  return (
    <form
      role="search"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (query !== '') onSearch(query);
      }}
    >
      <TextInput
        className={classes.grow}
        label={t('catalogue:search.name')}
        placeholder={t('catalogue:search.namePlaceholder')}
        size="md"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.searchText}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button
        type="submit"
        size="md"
        disabled={query === ''}
        leftSection={<IconSearch size={18} aria-hidden />}
      >
        {t('common:actions.search')}
      </Button>
    </form>
  );
}
