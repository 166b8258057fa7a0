import { useTranslation } from 'react-i18next';
import { dateInWords, useToday } from '../../shared/dates';
import { Button } from '../../shared/ui/Button';
import type { Signer } from './Declaration';

/** Verifies without signing: prints how things are today, on a sheet that is no declaration (LOOK-2 §6). */
export function SituationButton() {
  const { t } = useTranslation('clearance');
  return (
    <section className="stack justify-items-start gap-2">
      <h2 className="text-xl">{t('onlyVerify')}</h2>
      <p>{t('onlyVerifyWhat')}</p>
      <Button onClick={() => window.print()}>{t('printSituation')}</Button>
    </section>
  );
}

/** The sheet that is printed of the situation on this day; it says that it is no declaration. */
export function PrintedSituation({ person }: { person: Signer }) {
  const { t, i18n } = useTranslation('clearance');
  const date = dateInWords(useToday(), i18n.language);
  return (
    <div data-print-only="">
      <h1 className="mt-8 mb-6">{t('situationOn', { date })}</h1>
      <p>{t('situation', { name: person.nome_pessoa })}</p>
      <p className="mt-3">{t('notDeclaration')}</p>
    </div>
  );
}
