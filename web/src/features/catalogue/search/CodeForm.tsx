import { LIMITS } from '@cromia/domain/limits';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { useDraft } from '../use-draft';
import classes from './search.module.css';

interface Codes {
  serial: string;
  color: string;
}

interface CodeFormProps {
  serial: string | undefined;
  color: string | undefined;
  onSearch: (codes: Codes) => void;
}

/** Codes know capital letters and digits only. */
const asCode = (typed: string) => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Search by the beginning of a serial, of a colour, or both. */
export function CodeForm({ serial = '', color = '', onSearch }: CodeFormProps) {
  const { t } = useTexts('catalogue');
  const [typed, setTyped] = useDraft<Codes>({ serial, color });
  const isEmpty = typed.serial === '' && typed.color === '';
  const field = (name: keyof Codes, max: number) => ({
    size: 'md',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: max,
    classNames: { input: classes.code ?? '' },
    value: typed[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [name]: asCode(event.currentTarget.value) }),
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
        {...field('serial', LIMITS.serial)}
        className={classes.codeField}
        label={t('catalogue:search.serial')}
        description={t('catalogue:search.serialHelp')}
        inputWrapperOrder={['label', 'input', 'description']}
      />
      <TextInput
        {...field('color', LIMITS.color)}
        className={classes.codeField}
        label={t('catalogue:search.color')}
        description={t('catalogue:search.colorHelp')}
        inputWrapperOrder={['label', 'input', 'description']}
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
