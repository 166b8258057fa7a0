import { useTranslation } from 'react-i18next';
import { useListAdditionalTitlesQuery } from '../../shared/searchLists.api';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Paged } from '../../shared/ui/Paged';
import { useAddress } from '../../shared/useAddress';
import { BasketViews, maxWalk } from './BasketViews';
import { WalkingList } from './WalkingList';
import { BasketRow } from './BasketRow';
import { BasketTools } from './BasketTools';
import { PrintedBasket } from './PrintedBasket';
import { useBasket } from './useBasket';

/** `/cesta`: the titles in this browser's basket. */
export function BasketScreen() {
  const { t } = useTranslation(['basket', 'shared']);
  const { titles, remove } = useBasket();
  const acervos = titles.map(({ cod_acervo }) => cod_acervo);
  const { data: additional } = useListAdditionalTitlesQuery(
    { query: { acervos: acervos.join(',') } },
    { skip: acervos.length === 0 },
  );
  // The reply omits titles that the catalogue does not have; without a reply, no title counts as gone.
  const known = additional && new Map(additional.map(({ cod_acervo, titulos }) => [cod_acervo, titulos]));
  const isGone = (code: string) => known !== undefined && !known.has(code);
  const [address] = useAddress();
  const isWalk = titles.length <= maxWalk && address.get('ver') !== 'ordem';
  return (
    <div className="page">
      <PageTitle title={t('basket')}>{t('basketOf', { count: titles.length })}</PageTitle>
      {titles.length === 0 ? (
        <EmptyState
          title={t('empty')}
          actions={
            <LinkButton variant="brand" to="/">
              {t('searchCatalogue', { ns: 'shared' })}
            </LinkButton>
          }
        >
          <p>{t('emptyHint')}</p>
        </EmptyState>
      ) : (
        <>
          <BasketTools acervos={acervos.filter((code) => !isGone(code))} />
          <BasketViews isWalk={isWalk} count={titles.length} />
          {isWalk ? (
            <WalkingList titles={titles} isGone={isGone} onRemove={remove} />
          ) : (
            <>
              <Paged items={titles}>
                {(page) => (
                  <ol data-screen-only="">
                    {page.map((title) => (
                      <BasketRow
                        key={title.cod_acervo}
                        title={title}
                        otherTitles={known?.get(title.cod_acervo)?.map(({ descricao }) => descricao) ?? []}
                        isGone={isGone(title.cod_acervo)}
                        onRemove={remove}
                      />
                    ))}
                  </ol>
                )}
              </Paged>
              <PrintedBasket titles={titles} />
            </>
          )}
        </>
      )}
    </div>
  );
}
