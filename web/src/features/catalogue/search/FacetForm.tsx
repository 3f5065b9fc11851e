import { FACET_NAMES, type Facet, listFacetNames } from '@cromia/domain/catalogue/facets';
import { Button, Group, Select, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { facetCountsQuery } from '../catalogue-queries';
import { getFacetTextKey } from '../facet-texts';
import { useInputDraft } from '../use-input-draft';
import { facetChoiceSchema, readChosenFacets } from './search-filters';
import classes from './styles.module.css';

type Choice = Partial<Record<Facet, string>>;

interface FacetFormProps {
  chosen: Choice;
  onSearch: (chosen: Choice) => void;
}

/** Search by characteristics: one value of each facet, or none. */
export function FacetForm({ chosen, onSearch }: FacetFormProps) {
  const { t, language } = useTexts('catalogue');
  const [draft, setDraft] = useInputDraft<Choice>(chosen);
  const isEmpty = FACET_NAMES.every((facet) => draft[facet] === undefined);
  const choose = (facet: Facet, name: string | null) => {
    const { [facet]: _replaced, ...others } = draft;
    setDraft(name === null ? others : { ...others, [facet]: name });
  };
  // If the counts fail to load, every value can be chosen.
  const { data: counts } = useQuery(facetCountsQuery(readChosenFacets(facetChoiceSchema.parse(draft))));
  const buildOptions = (facet: Facet) => {
    const collator = new Intl.Collator(language);
    return listFacetNames(facet)
      .filter((name) => counts === undefined || name === draft[facet] || counts[facet][name] !== undefined)
      .flatMap((name) => {
        const text = getFacetTextKey(facet, name);
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
          data={buildOptions(facet)}
          value={draft[facet] ?? null}
          onChange={(name) => choose(facet, name)}
          clearable
          clearButtonProps={{ 'aria-label': t('common:actions.clear'), 'aria-hidden': false, tabIndex: 0 }}
          maxDropdownHeight={320}
          renderOption={({ option }) => (
            <Group justify="space-between" wrap="nowrap" w="100%">
              {option.label}
              {counts !== undefined && (
                <Text span size="sm" c="dimmed">
                  {counts[facet][option.value] ?? 0}
                </Text>
              )}
            </Group>
          )}
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
