import type { PendingTitle } from '@catalogue/api-contract';
import { renewalBlock } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Fetched } from '../../shared/Fetched';
import { useToday } from '../../shared/dates';
import { keptFresh } from '../../shared/keptFresh';
import { paths } from '../../shared/paths';
import { styled } from '../../shared/theme/styled';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useListPendingTitlesQuery } from './loans.api';
import { PendingLoans } from './PendingLoans';
import { useRenewalBar } from './useRenewalBar';

const Line = styled('div', { base: { paddingBlock: 'e3' } });

/** `/meupergamum/renovacao`: what may be renewed, one by one, several or all at once. */
export function RenewalScreen() {
  const { t } = useTranslation('loans');
  const query = useListPendingTitlesQuery({ query: { showDetails: '1' } }, keptFresh);
  return (
    <>
      <PageTitle size="area">{t('renewalTitle')}</PageTitle>
      <Fetched query={query} failed={t('renewalFailed')}>
        {({ titulos }) => (
          <>
            {titulos.length > 0 && <Standing titles={titulos} />}
            <PendingLoans titles={titulos} canRenewAll />
          </>
        )}
      </Fetched>
    </>
  );
}

/** Where what stands against every renewal can be seen to. */
const waysOut: Record<string, string> = {
  debito_pendente: paths.area('debitos'),
  pessoa_afastada: paths.area('afastamentos'),
};

/** How much can be renewed, or what stands against every renewal. */
function Standing({ titles }: { titles: PendingTitle[] }) {
  const { t } = useTranslation('loans');
  const today = useToday();
  const bar = useRenewalBar();
  const wayOut = bar && waysOut[bar];
  const free = titles.filter((title) => !renewalBlock(title, today)).length;
  const ofOne = t(free === 1 ? 'canRenewTheOne' : 'cannotRenewTheOne');
  const said = titles.length === 1 ? ofOne : t('canRenew', { count: titles.length, free });
  return (
    <Line>
      {bar ? (
        <Notice tone="warning" title={t('nothingRenews')}>
          <p>{t(`bar_${bar}`)}</p>
          {wayOut && (
            <LinkButton size="small" to={wayOut}>
              {t(bar === 'debito_pendente' ? 'seeDebts' : 'seeDeviations')}
            </LinkButton>
          )}
        </Notice>
      ) : (
        <p>{said}</p>
      )}
    </Line>
  );
}
