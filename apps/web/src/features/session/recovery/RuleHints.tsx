import { passwordRulesInForce, specialCharacters, type PasswordRule, type PasswordRules } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../shared/theme/styled';
import { CheckIcon } from '../../../shared/ui/icons';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';

const Rules = styled('ul', { base: { display: 'grid', gap: 'e1', fontSize: 'sm' } });
const Rule = styled('li', {
  base: { display: 'flex', gap: 'e2', alignItems: 'flex-start', lineHeight: '1.55' },
  variants: { isMet: { true: { color: 'fg.ok' }, false: { color: 'fg.muted' } } },
});
const Mark = styled('span', {
  // As high as the first line of text.
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.1rem',
    height: '1.55em',
    '& > .lucide': { width: '1rem', height: '1rem' },
  },
});
const Note = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

/** The password rules, each with whether it is met. `broken` null: the field is empty. */
export function RuleHints({ rules, broken }: { rules: PasswordRules; broken: PasswordRule[] | null }) {
  const { t } = useTranslation('session');
  const values = { min: rules.length?.min, max: rules.length?.max, characters: [...specialCharacters].join(' ') };
  const inForce = passwordRulesInForce(rules);
  if (inForce.length === 0) return null;
  return (
    <>
      <Rules aria-label={t('passwordRules')}>
        {inForce.map((rule) => {
          const isMet = broken !== null && !broken.includes(rule);
          return (
            <Rule key={rule} isMet={isMet}>
              <Mark aria-hidden>{isMet ? <CheckIcon /> : '○'}</Mark>
              <span>
                {t(`rule_${rule}`, values)} <VisuallyHidden>({t(isMet ? 'ruleMet' : 'ruleMissing')})</VisuallyHidden>
              </span>
            </Rule>
          );
        })}
      </Rules>
      {Boolean(rules.last_pw) && <Note>{t('rule_last_pw', { count: rules.last_pw })}</Note>}
    </>
  );
}
