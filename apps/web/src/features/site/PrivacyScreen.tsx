import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { OutsideIcon } from '../../shared/ui/icons';
import { PageTitle } from '../../shared/ui/PageTitle';
import { InstitutionText } from './InstitutionText';
import { privacyTerms } from './privacyTerms';
import { useGetInstitutionQuery } from './site.api';
import css from './PrivacyScreen.module.css';
const kept = ['keptSession', 'keptOffline', 'keptDrafts', 'keptBasket', 'keptSettings'] as const;

/** `/meupergamum/privacidade`: the institution's terms from its data (ruling D4), and what this browser stores. */
export function PrivacyScreen() {
  const { t } = useTranslation('site');
  const query = useGetInstitutionQuery();
  return (
    <>
      <PageTitle size="area">{t('privacyTitle')}</PageTitle>
      <div className={css.text}>
        <QueryView query={query} failed={t('privacyFailed')}>
          {(institution) => <Terms terms={privacyTerms(institution)} />}
        </QueryView>
        <h2>{t('yourData')}</h2>
        <p>{t('yourDataHow')}</p>
        <LinkButton to={paths.area('dados-pessoais')}>{t('seeData')}</LinkButton>
        <LinkButton to={paths.area('dados-pessoais/acessos')}>{t('seeAccesses')}</LinkButton>
        <LinkButton to={paths.area('dados-pessoais/copia')}>{t('takeData')}</LinkButton>
        <h2>{t('thisBrowser')}</h2>
        <ul className="list-disc">
          {kept.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Terms({ terms }: { terms: ReturnType<typeof privacyTerms> }) {
  const { t } = useTranslation('site');
  if (!terms) return <p>{t('noTerms')}</p>;
  if (!terms.address) return <InstitutionText>{terms.text ?? ''}</InstitutionText>;
  return (
    <>
      <p>{t('termsWhat')}</p>
      <LinkButton variant="brand" href={terms.address} newWindow>
        {t('readTerms')} <OutsideIcon />
      </LinkButton>
    </>
  );
}
