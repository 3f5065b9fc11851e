import { FACET_NAMES, type Facet, facetValues } from '@cromia/domain/catalogue/facets';
import { Button, Select } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { facetText } from '../facet-texts';
import { useDraft } from '../use-draft';
import classes from './search.module.css';

type Choice = Partial<Record<Facet, string>>;

interface FacetFormProps {
  chosen: Choice;
  onSearch: (chosen: Choice) => void;
}

/** Search by characteristics: one name of each facet, or none. */
export function FacetForm({ chosen, onSearch }: FacetFormProps) {
  const { t, language } = useTexts('catalogue');
  const [draft, setDraft] = useDraft<Choice>(chosen);
  const isEmpty = FACET_NAMES.every((facet) => draft[facet] === undefined);
  const choose = (facet: Facet, name: string | null) => {
    const { [facet]: _replaced, ...others } = draft;
    setDraft(name === null ? others : { ...others, [facet]: name });
  };
  const options = (facet: Facet) => {
    const collator = new Intl.Collator(language);
    return facetValues(facet)
      .flatMap((name) => {
        const text = facetText(facet, name);
        return text === undefined ? [] : [{ value: name, label: t(text) }];
      })
      .sort((a, b) => collator.compare(a.label, b.label));
  };
  return (
    <form
      role="search"
      className={classes.facets}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onSearch(draft);
      }}
    >
      {FACET_NAMES.map((facet) => (
        <Select
          key={facet}
          size="md"
          label={t(`catalogue:facet.${facet}`)}
          placeholder={t('catalogue:search.any')}
          data={options(facet)}
          value={draft[facet] ?? null}
          onChange={(name) => choose(facet, name)}
          clearable
          clearButtonProps={{ 'aria-label': t('common:actions.clear'), 'aria-hidden': false, tabIndex: 0 }}
          maxDropdownHeight={320}
        />
      ))}
      <Button
        type="submit"
        size="md"
        disabled={isEmpty}
        className={classes.facetsSubmit}
        leftSection={<IconSearch size={18} aria-hidden />}
      >
        {t('common:actions.search')}
      </Button>
    </form>
  );
}
