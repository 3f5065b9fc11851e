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

/** The rules for a new password, each marked when met (section 5); used as the field's description. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTexts('accounts');
  const values = { min: LIMITS.passwordMin, max: LIMITS.passwordMax, symbols: PASSWORD_SYMBOLS };
  return (
    // The field's description is a paragraph, which cannot contain a list element.
    <span role="list" className={classes.rules}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = meetsPasswordRule(password, rule);
        const Icon = isMet ? IconCircleCheckFilled : IconCircle;
        return (
          <span key={rule} role="listitem" className={classes.rule} data-met={isMet || undefined}>
            <Icon size={16} aria-hidden />
            {t(`accounts:password.rules.${rule}`, values)}
          </span>
        );
      })}
    </span>
  );
}

/** Strength of the typed password; screen readers announce it when it changes, not on each key. */
export function PasswordStrengthHint({ password }: { password: string }) {
  const { t } = useTexts('accounts');
  const strength = ratePasswordStrength(password);
  const level = PASSWORD_STRENGTHS.indexOf(strength);
  const metCount = PASSWORD_RULES.filter((rule) => meetsPasswordRule(password, rule)).length;
  const label =
    strength === 'refused'
      ? t('accounts:password.met', { met: metCount, all: PASSWORD_RULES.length })
      : t(`accounts:password.strengths.${strength}`);
  return (
    <div className={classes.strength} data-strength={strength}>
      <span className={classes.bars} aria-hidden>
        {PASSWORD_STRENGTHS.slice(1).map((step, index) => (
          <span key={step} data-filled={index < level || undefined} />
        ))}
      </span>
      <span role="status">{password === '' ? '' : label}</span>
    </div>
  );
}
