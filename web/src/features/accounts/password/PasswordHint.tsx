import {
  meetsPasswordRule,
  PASSWORD_RULES,
  PASSWORD_STRENGTHS,
  PASSWORD_SYMBOLS,
  ratePasswordStrength,
} from '@cromia/domain/accounts/password';
import { LIMITS } from '@cromia/domain/limits';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import classes from './styles.module.css';

/** The rules for a new password, each marked once it is met (section 5). They are the field's description. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTexts('accounts');
  const gaps = { min: LIMITS.passwordMin, max: LIMITS.passwordMax, symbols: PASSWORD_SYMBOLS };
  return (
    // The field's description is a paragraph, which cannot contain a list element.
    <span role="list" className={classes.rules}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = meetsPasswordRule(password, rule);
        const Icon = isMet ? IconCircleCheckFilled : IconCircle;
        return (
          <span key={rule} role="listitem" className={classes.rule} data-met={isMet || undefined}>
            <Icon size={16} aria-hidden />
            {t(`accounts:password.rules.${rule}`, gaps)}
          </span>
        );
      })}
    </span>
  );
}

/** Strength of the typed password; read out when it changes, not on each key. */
export function PasswordStrengthHint({ password }: { password: string }) {
  const { t } = useTexts('accounts');
  const strength = ratePasswordStrength(password);
  const level = PASSWORD_STRENGTHS.indexOf(strength);
  const met = PASSWORD_RULES.filter((rule) => meetsPasswordRule(password, rule)).length;
  const words =
    strength === 'refused'
      ? t('accounts:password.met', { met, all: PASSWORD_RULES.length })
      : t(`accounts:password.strengths.${strength}`);
  return (
    <div className={classes.strength} data-strength={strength}>
      <span className={classes.bars} aria-hidden>
        {PASSWORD_STRENGTHS.slice(1).map((step, index) => (
          <span key={step} data-filled={index < level || undefined} />
        ))}
      </span>
      <span role="status">{password === '' ? '' : words}</span>
    </div>
  );
}
