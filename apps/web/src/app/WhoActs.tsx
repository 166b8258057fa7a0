import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetInstitutionQuery } from '../features/site/public';
import { InNameOf } from '../shared/inNameOf';
import { selectPatron } from '../shared/session';
import { SiteName } from '../shared/ui/PageTitle';

interface WhoActsProps {
  /** Shown while the patron acts for another person. */
  banner: ReactNode;
  children: ReactNode;
}

/** Tells title, banner and dialogs of the app for whom the patron acts (LOOK-2 §1). */
export function WhoActs({ banner, children }: WhoActsProps) {
  const { t } = useTranslation('app');
  const patron = useSelector(selectPatron);
  const { data: institution } = useGetInstitutionQuery();
  const acting = patron?.originalUser ? patron.user.nome_pessoa : null;
  const siteName = [acting && t('actingTitle', { name: acting }), t('siteName', { sigla: institution?.sigla ?? '' })]
    .filter(Boolean)
    .join(' — ');
  return (
    <SiteName value={siteName}>
      <InNameOf value={acting}>
        {acting !== null && banner}
        {children}
      </InNameOf>
    </SiteName>
  );
}
