import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserNavigation } from '../../shared/browserNavigation';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { LinkButton } from '../../shared/ui/LinkButton';
import { OutsideIcon } from '../../shared/ui/icons';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useGetPersonalDataQuery, useRedirectToPaperPostingMutation } from '../person/public';
import { addressFrom, HandOver } from './HandOver';

/**
 * `/meupergamum/postagem-trabalho`: describes the external service and links to it, so that a click in the menu does
 * not leave the area at once.
 */
export function PaperPostingScreen() {
  const { t } = useTranslation(['links', 'shared']);
  const [isLeaving, setLeaving] = useState(false);
  const [redirect] = useRedirectToPaperPostingMutation();
  const { data: person } = useGetPersonalDataQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLeaving)
    return (
      <HandOver
        title={t('paperPosting')}
        ask={async () => addressFrom(await redirect())}
        onAddress={browserNavigation.to}
        otherwise={<LinkButton to={paths.personalArea}>{t('toMyArea')}</LinkButton>}
      />
    );
  return (
    <>
      <PageTitle size="area">{t('paperPosting')}</PageTitle>
      <div className="stack justify-items-start gap-4 measure-form py-4">
        <p>{t('paperPostingWhat')}</p>
        <p>{t('paperPostingHow')}</p>
        <Button
          variant="brand"
          // The service identifies people by their CPF (D1 §8).
          reason={person && !person.cpf ? t('usuario_sem_cpf', { ns: 'shared' }) : undefined}
          onClick={() => setLeaving(true)}
        >
          {t('openPaperPosting')} <OutsideIcon />
        </Button>
        {person && !person.cpf && (
          <LinkButton to={paths.area('dados-pessoais')} size="small">
            {t('giveCpf')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
