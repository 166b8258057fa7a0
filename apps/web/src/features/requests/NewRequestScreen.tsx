import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Conditions } from './Conditions';
import { formAddress } from './formAddress';

const kindNames = Object.keys(formAddress) as (keyof typeof formAddress)[];

/** `/meupergamum/solicitacoes/novo`: what a patron may ask the library for, each with what it gives and its form. */
export function NewRequestScreen() {
  const { t } = useTranslation('requests');
  return (
    <>
      <PageTitle size="area">{t('newRequest')}</PageTitle>
      <ul className="measure">
        {kindNames.map((kind) => (
          <li key={kind} className="py-4 border-b">
            <Link className="strong" to={formAddress[kind]}>
              {t(`form_${kind}`)}
            </Link>
            <p className="muted">{t(`lead_${kind}`)}</p>
            <Conditions type={kind} />
          </li>
        ))}
      </ul>
    </>
  );
}
