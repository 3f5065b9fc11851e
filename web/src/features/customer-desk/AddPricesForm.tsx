import { LIMITS } from '@cromia/domain/limits';
import { Button, Group, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';

const SERIAL = /^[0-9A-Z]{1,4}$/;

interface AddPricesFormProps {
  customerCode: string;
  productClass: string;
}

/** Opens a serial, whose products can get agreed prices. It is inside a form, so it is none itself. */
export function AddPricesForm({ customerCode, productClass }: AddPricesFormProps) {
  const { t } = useTexts('prices-desk');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const open = () => {
    const serial = typed.trim().toUpperCase();
    setIsWrong(!SERIAL.test(serial));
    if (SERIAL.test(serial))
      void navigate({
        to: '/backoffice/prices/$productClass/$serial',
        params: { productClass, serial },
        search: { customerCode },
      });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    open();
  };
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        aria-label={t('prices-desk:addSerial')}
        placeholder={t('prices-desk:addSerial')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={isWrong && t('prices-desk:serialError')}
        maxLength={LIMITS.serial}
        autoComplete="off"
        w={150}
      />
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
        {t('prices-desk:add')}
      </Button>
    </Group>
  );
}
