import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Conditions } from './Conditions';

const kinds = {
  'emprestimo-inter-bibliotecas': paths.area('solicitacoes/emprestimo-inter-bibliotecas'),
  'comutacao-bibliografica': paths.area('comutacao'),
  'levantamento-bibliografico': paths.area('levantamento'),
  'pesquisa-especializada': paths.area('pesquisa-especializada'),
  'ficha-catalografica': paths.area('ficha-catalografica'),
  'sugestao-compra': paths.area('aquisicao'),
  'postagem-trabalho': paths.area('postagem-trabalho'),
} as const;
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

/** `/meupergamum/solicitacoes/novo`: what a patron may ask the library for, each with what it gives and its form. */
export function NewRequestScreen() {
  const { t } = useTranslation('requests');
  return (
    <>
      <PageTitle size="area">{t('newRequest')}</PageTitle>
      <ul className="measure">
        {kindNames.map((kind) => (
          <li key={kind} className="py-4 border-b">
            <Link className="strong" to={kinds[kind]}>
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
