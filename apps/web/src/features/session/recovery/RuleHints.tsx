import { clsx } from 'clsx';
import { passwordRulesInForce, specialCharacters, type PasswordRule, type PasswordRules } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../../shared/ui/icons';
import css from './RuleHints.module.css';

/** The password rules, each with whether it is met. `broken` null: the field is empty. */
export function RuleHints({ rules, broken }: { rules: PasswordRules; broken: PasswordRule[] | null }) {
  const { t } = useTranslation('session');
  const values = { min: rules.length?.min, max: rules.length?.max, characters: [...specialCharacters].join(' ') };
  const inForce = passwordRulesInForce(rules);
  if (inForce.length === 0) return null;
  return (
    <>
      <ul className="stack gap-1 text-sm" aria-label={t('passwordRules')}>
        {inForce.map((rule) => {
          const isMet = broken !== null && !broken.includes(rule);
          return (
            <li className={clsx(css.rule, isMet ? 'tone-ok' : 'muted')} key={rule}>
              <span className={css.mark} aria-hidden>
                {isMet ? <CheckIcon /> : '○'}
              </span>
              <span>
                {t(`rule_${rule}`, values)} <span className="sr-only">({t(isMet ? 'ruleMet' : 'ruleMissing')})</span>
              </span>
            </li>
          );
        })}
      </ul>
      {Boolean(rules.last_pw) && <p className="text-sm muted">{t('rule_last_pw', { count: rules.last_pw })}</p>}
    </>
  );
}
