import type { PendingTitle } from '@catalogue/api-contract';
import { renewalBlock } from '@catalogue/domain';
import { QueryView } from '../../shared/QueryView';
import { useToday } from '../../shared/dates';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useListPendingTitlesQuery } from './loans.api';
import { PendingLoans } from './PendingLoans';
import { usePersonRenewalBlock } from './usePersonRenewalBlock';

/** `/meupergamum/renovacao`: renewable loans, to renew one by one, several or all at once. */
export function RenewalScreen() {
  const { t } = useOwnTranslation('loans');
  const query = useListPendingTitlesQuery({ query: { showDetails: '1' } }, refetchAlways);
  return (
    <>
      <PageTitle size="area">{t('renewalTitle')}</PageTitle>
      <QueryView query={query} failed={t('renewalFailed')}>
        {({ titulos }) => (
          <>
            {titulos.length > 0 && <RenewalSummary titles={titulos} />}
            <PendingLoans titles={titulos} canRenewAll />
          </>
        )}
      </QueryView>
    </>
  );
}

/** Block on all renewals -> screen where it can be resolved. */
const resolutionPaths: Record<string, string> = {
  debito_pendente: paths.area('debitos'),
  pessoa_afastada: paths.area('afastamentos'),
};

/** How many loans can be renewed, or the block on all renewals. */
function RenewalSummary({ titles }: { titles: PendingTitle[] }) {
  const { t } = useOwnTranslation('loans');
  const today = useToday();
  const personBlock = usePersonRenewalBlock();
  const resolutionPath = personBlock && resolutionPaths[personBlock];
  const free = titles.filter((title) => !renewalBlock(title, today)).length;
  const ofOne = t(free === 1 ? 'canRenewTheOne' : 'cannotRenewTheOne');
  const said = titles.length === 1 ? ofOne : t('canRenew', { count: titles.length, free });
  return (
    <div className="py-3">
      {personBlock ? (
        <Notice tone="warning" title={t('nothingRenews')}>
          <p>{t(`personBlock_${personBlock}`)}</p>
          {resolutionPath && (
            <LinkButton size="small" to={resolutionPath}>
              {t(personBlock === 'debito_pendente' ? 'seeDebts' : 'seeDeviations')}
            </LinkButton>
          )}
        </Notice>
      ) : (
        <p>{said}</p>
      )}
    </div>
  );
}
