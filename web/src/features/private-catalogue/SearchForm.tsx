import { LIMITS } from '@cromia/domain/limits';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import classes from './styles.module.css';

/** Search of the private catalogue by name or code. */
export function SearchForm({ text = '' }: { text?: string }) {
  const { t } = useTexts('private-catalogue');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(text);
  const query = typed.trim();
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (query !== '') void navigate({ to: '/products-search/b2c', search: { text: query } });
      }}
    >
      <TextInput
        className={classes.searchField}
        aria-label={t('shell:home.search')}
        placeholder={t('shell:home.search')}
        size="md"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.searchText}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="md" leftSection={<IconSearch size={18} aria-hidden />}>
        {t('common:actions.search')}
      </Button>
    </form>
  );
}
