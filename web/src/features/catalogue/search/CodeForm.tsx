import { LIMITS } from '@cromia/domain/limits';
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { useInputDraft } from '../use-input-draft';
import classes from './styles.module.css';

interface Codes {
  serial: string;
  color: string;
}

interface CodeFormProps {
  serial: string | undefined;
  color: string | undefined;
  onSearch: (codes: Codes) => void;
}

/** Converts typed text to a serial, which consists of capital letters and digits. */
const toSerial = (typed: string) => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Search by the prefix of a serial, by the code or name of a colour, or by both. */
export function CodeForm({ serial = '', color = '', onSearch }: CodeFormProps) {
  const { t } = useTexts('catalogue');
  const [typed, setTyped] = useInputDraft<Codes>({ serial, color });
  const isEmpty = typed.serial === '' && typed.color.trim() === '';
  const field = (name: keyof Codes, normalize: (text: string) => string) => ({
    size: 'md',
    autoComplete: 'off',
    spellCheck: false,
    className: classes.codeField ?? '',
    inputWrapperOrder: ['label', 'input', 'description'] satisfies TextInputProps['inputWrapperOrder'],
    value: typed[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [name]: normalize(event.currentTarget.value) }),
  });
  return (
    <form
      role="search"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onSearch(typed);
      }}
    >
      <TextInput
        {...field('serial', toSerial)}
        classNames={{ input: classes.code ?? '' }}
        autoCapitalize="characters"
        maxLength={LIMITS.serial}
        label={t('catalogue:search.serial')}
        description={t('catalogue:search.serialHelp')}
      />
      <TextInput
        {...field('color', (text) => text)}
        maxLength={LIMITS.searchText}
        label={t('catalogue:search.color')}
        description={t('catalogue:search.colorHelp')}
      />
      <Button
        type="submit"
        size="md"
        disabled={isEmpty}
        className={classes.besideHelp}
        leftSection={<IconSearch size={18} aria-hidden />}
      >
        {t('common:actions.search')}
      </Button>
    </form>
  );
}
