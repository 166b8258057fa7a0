import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/Chip';
import { useListAuthoritiesQuery } from '../../authority/public';
import { emptyAddress } from '../searchAddress';
import { useSearchAddress } from '../useSearchAddress';

/**
 * Shows the authority that the results are limited to, with a button that removes the limit and searches for its terms.
 */
export default function AuthorityLimit({ code }: { code: number }) {
  const { t } = useTranslation('search');
  const { address, choice } = useSearchAddress();
  const { currentData } = useListAuthoritiesQuery({ query: { autoridades: [code] } });
  const { indice: _, ...query } = address.query ?? {};
  const name = currentData?.[0]?.nome ?? query.termo_pesquisa ?? String(code);
  const wider = choice(() => ({
    ...emptyAddress,
    query: { ...query, termo_pesquisa: query.termo_pesquisa ?? currentData?.[0]?.nome },
  }));
  return (
    <p className="row items-center gap-2 mt-2 text-sm">
      {t('titlesOf')} <Chip label={name} removal={wider} />
    </p>
  );
}
