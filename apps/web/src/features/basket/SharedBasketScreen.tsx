import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/isNotFound';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { BasketIcon, PrintIcon } from '../../shared/ui/icons';
import { LinkButton } from '../../shared/ui/LinkButton';
import { NothingHere } from '../../shared/ui/NothingHere';
import { Paged } from '../../shared/ui/Paged';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useReadSharedBasketQuery } from './basket.api';
import { BasketRow } from './BasketRow';
import type { BasketTitle } from './basketTitle';
import css from './BasketTools.module.css';
import { ExportActions } from './ExportActions';
import { PrintedBasket } from './PrintedBasket';
import { useBasket } from './useBasket';

/** `/cesta/compartilhada/{chave}`: a basket that somebody shares, to read and to take along. */
export function SharedBasketScreen() {
  const { t } = useTranslation(['basket', 'shared']);
  const { chave = '' } = useParams();
  const query = useReadSharedBasketQuery({ params: { chave } });
  if (isNotFound(query.error))
    return (
      <NothingHere actions={<LinkButton to="/">{t('searchCatalogue', { ns: 'shared' })}</LinkButton>}>
        {t('sharedGone')}
      </NothingHere>
    );
  return (
    <div className="page">
      {/* Who has the address may read it; it is not for search engines. */}
      <meta name="robots" content="noindex" />
      <QueryView query={query} failed={t('basketFailed')}>
        {({ nome, titulos }) => <Shared name={nome} titles={titulos} />}
      </QueryView>
    </div>
  );
}

function Shared({ name, titles }: { name: string; titles: readonly BasketTitle[] }) {
  const { t } = useTranslation(['basket', 'shared']);
  const basket = useBasket();
  return (
    <>
      <PageTitle title={name}>{t('namedOf', { name, count: titles.length })}</PageTitle>
      <p className="text-sm muted">{t('sharedWhat')}</p>
      {titles.length === 0 ? (
        <EmptyState title={t('namedEmpty')} />
      ) : (
        <>
          <div className={css.root} role="group" aria-label={t('tools')} data-screen-only="">
            <Button variant="brand" onClick={() => basket.add(titles)}>
              <BasketIcon /> {t('putAllIn')}
            </Button>
            <ExportActions acervos={titles.map(({ cod_acervo }) => cod_acervo)} onlyFile />
            <Button onClick={() => window.print()}>
              <PrintIcon /> {t('print', { ns: 'shared' })}
            </Button>
          </div>
          <Paged items={titles}>
            {(page) => (
              <ol data-screen-only="">
                {page.map((title) => (
                  <BasketRow key={title.cod_acervo} title={title} otherTitles={[]} isDeleted={false} />
                ))}
              </ol>
            )}
          </Paged>
          <PrintedBasket titles={titles} />
        </>
      )}
    </>
  );
}
