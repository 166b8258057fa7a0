import type { SearchItem } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { authorityAddress } from '../../../shared/headingAddresses';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { SearchIcon } from '../../../shared/ui/icons';
import { RowActions } from '../../../shared/ui/RowActions';
import { MarkedText } from '../results/MarkedText';
import { PlainRow } from '../PlainRow';
import { writeSearchAddress } from '../searchAddress';

interface AuthorityRowProps {
  item: SearchItem;
  terms: readonly string[];
}

/** A name, subject or title of the authority file: links to its record and its titles. */
export function AuthorityRow({ item, terms }: AuthorityRowProps) {
  const { t, i18n } = useTranslation('search');
  const { descricao, variante, cod_autoridade, desc_tipo_obra } = item;
  const total = Number(item.total_titulos ?? 0);
  const titles = writeSearchAddress({ query: { termo_pesquisa: descricao, indice: cod_autoridade } });
  return (
    <PlainRow>
      <p className="text-xs muted">{desc_tipo_obra}</p>
      <h2>
        <Link to={authorityAddress(cod_autoridade ?? '')}>
          <MarkedText text={descricao} terms={terms} />
        </Link>
      </h2>
      {variante && (
        <p className="text-sm muted">
          <MarkedText text={t('otherTitles', { titles: variante })} terms={terms} />
        </p>
      )}
      {total > 0 ? (
        <RowActions>
          <LinkButton variant="text" size="small" to={titles} aria-label={t('titlesOfName', { name: descricao })}>
            <SearchIcon /> {t('titleCount', { count: total, total: total.toLocaleString(i18n.language) })}
          </LinkButton>
        </RowActions>
      ) : (
        <p className="text-xs muted">{t('titleCount', { count: 0, total: '0' })}</p>
      )}
    </PlainRow>
  );
}
