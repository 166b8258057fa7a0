import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Chip } from '../../../shared/ui/Chip';
import { useListAuthoritiesQuery } from '../../authority/public';
import { emptyAddress, writeSearchAddress, type SearchAddress } from '../searchAddress';

/**
 * Shows the authority that the results are limited to, with a button that removes the limit and searches for its terms.
 */
export default function AuthorityLimit({ address, code }: { address: SearchAddress; code: number }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { currentData } = useListAuthoritiesQuery({ query: { autoridades: [code] } });
  const { indice: _, ...query } = address.query ?? {};
  const name = currentData?.[0]?.nome ?? query.termo_pesquisa ?? String(code);
  const wider = writeSearchAddress({
    ...emptyAddress,
    query: { ...query, termo_pesquisa: query.termo_pesquisa ?? currentData?.[0]?.nome },
  });
  return (
    <p className="row items-center gap-2 mt-2 text-sm">
      {t('titlesOf')} <Chip label={name} removal={{ choose: () => void navigate(wider), address: () => wider }} />
    </p>
  );
}
