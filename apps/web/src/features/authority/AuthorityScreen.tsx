import { calls, isCode } from '@catalogue/api-contract';
import { pageRoutes } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/isNotFound';
import { QueryView } from '../../shared/QueryView';
import { authorityAddress, titlesAddress } from '../../shared/headingAddresses';
import { HeadingText } from '../../shared/ui/HeadingText';
import { LinkButton } from '../../shared/ui/LinkButton';
import { MarcFields } from '../../shared/ui/MarcFields';
import { NothingHere } from '../../shared/ui/NothingHere';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Tabs } from '../../shared/ui/Tabs';
import { BackToTitle } from './BackToTitle';
import { TitlesOf } from './TitlesOf';
import { References } from './References';
import type { Call } from '../../shared/wire';
import { useGetAuthorityQuery, type Authority } from './authority.api';

/** What the screen at a path asks. */
export function authorityCalls(pathname: string): readonly Call[] {
  const id = matchPath(pageRoutes.authority, pathname)?.params.codAutoridade ?? '';
  return isCode(id) ? [{ endpoint: calls.authority.getAuthority, args: { params: { id } } }] : [];
}

/** `/autoridade/{codAutoridade}` and its MARC view (D1 §2): one record, two views. */
export function AuthorityScreen({ view }: { view: 'record' | 'marc' }) {
  const { t } = useTranslation(['authority', 'shared']);
  const { codAutoridade = '', '*': further = '' } = useParams();
  const query = useGetAuthorityQuery({ params: { id: codAutoridade } }, { skip: !isCode(codAutoridade) });
  // A longer address redirects to the record (ruling D1).
  if (view === 'record' && further !== '') return <Navigate replace to={authorityAddress(codAutoridade)} />;
  if (!isCode(codAutoridade) || isNotFound(query.error))
    return (
      <NothingHere
        actions={
          <>
            <LinkButton variant="brand" to="/autoridades">
              {t('searchAuthorities')}
            </LinkButton>
            <LinkButton to="/">{t('searchCatalogue', { ns: 'shared' })}</LinkButton>
          </>
        }
      >
        {t('unknown')}
      </NothingHere>
    );
  return (
    <QueryView query={query} failed={t('failed')}>
      {(authority) => <AuthorityRecord authority={authority} codAutoridade={codAutoridade} view={view} />}
    </QueryView>
  );
}

interface AuthorityRecordProps {
  authority: Authority;
  codAutoridade: string;
  view: 'record' | 'marc';
}

function AuthorityRecord({ authority, codAutoridade, view }: AuthorityRecordProps) {
  const { t } = useTranslation('authority');
  const { nome, desc_tipo, total_acervos, acervos = [], remissivas, marc } = authority;
  const address = authorityAddress(codAutoridade);
  return (
    <>
      <BackToTitle />
      <header className="pt-6 pb-5 wrap-anywhere">
        <p className="text-sm muted">{desc_tipo}</p>
        <PageTitle size="work" title={nome} focusKey={codAutoridade}>
          <HeadingText text={nome} />
        </PageTitle>
        <div className="mt-4" data-screen-only="">
          {total_acervos > 0 ? (
            <LinkButton variant="brand" to={titlesAddress({ descricao: nome, cod_autoridade: codAutoridade })}>
              {t('seeTitles', { count: total_acervos })}
            </LinkButton>
          ) : (
            <p>{t('noTitles')}</p>
          )}
        </div>
      </header>
      <Tabs
        label={t('views')}
        tabs={[
          { to: address, text: t('record') },
          { to: `${address}/marc`, text: t('marc') },
        ]}
      />
      {view === 'marc' ? (
        <MarcFields rows={marc} />
      ) : (
        <>
          {acervos.length > 0 && <TitlesOf titles={acervos} />}
          <References references={remissivas} />
        </>
      )}
    </>
  );
}
