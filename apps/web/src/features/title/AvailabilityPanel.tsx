import type { Reply, title as titleContract } from '@catalogue/api-contract';
import type { FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Fetched } from '../../shared/Fetched';
import { styled } from '../../shared/theme/styled';
import { Availability } from '../../shared/ui/Availability';
import { NextStep } from './NextStep';
import type { Permissions, TitleSlots } from './tabs';
import { useListTitleLibrariesQuery } from './title.api';

const Panel = styled('section', {
  base: {
    gridArea: 'where',
    alignSelf: 'start',
    padding: 'e5',
    background: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'panel',
    '& h2': { fontSize: '2xl', marginBlockEnd: 'e3' },
  },
});
const Row = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e1 e3',
    paddingBlock: 'e3',
    borderBlockStart: '1px solid',
    borderColor: 'border',
    // The number stands beside the library's name where no word of it has to be cut for that.
    '& > b': { flex: '1', minWidth: 'min-content', fontWeight: 'strong' },
    '& > p': { flex: '1 0 100%' },
  },
});

type Holding = Reply<typeof titleContract.listTitleLibraries>[number];
const stateText = { available: 'onShelf', onSite: 'onSite', lent: 'noneOnShelf' } as const;

// A copy that is only read there stands on the shelf all the same.
const stateOf = ({ disponiveis, consulta_local }: Holding) => {
  if (disponiveis > 0) return 'available';
  return consulta_local ? 'onSite' : 'lent';
};

interface AvailabilityPanelProps {
  codAcervo: string;
  title: FieldsTitle;
  permissions: Permissions | undefined;
  slots: TitleSlots;
  isOnline: boolean;
}

/** "The shelf is the answer" (LOOK §1): where a copy stands now, and the one thing to do next. */
export function AvailabilityPanel({ codAcervo, title, permissions, slots, isOnline }: AvailabilityPanelProps) {
  const { t } = useTranslation('title');
  const query = useListTitleLibrariesQuery(
    { params: { id: codAcervo } },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const online = isOnline ? title.links.find((link) => link.integral && !link.restrito) : undefined;
  return (
    <Panel>
      <Fetched query={query} failed={t('copiesFailed')}>
        {(libraries) => {
          const total = libraries.reduce((sum, library) => sum + library.total, 0);
          const available = libraries.reduce((sum, library) => sum + library.disponiveis, 0);
          const isReadOnSite = libraries.some((library) => library.consulta_local);
          return (
            <>
              <h2>
                {total === 0
                  ? online
                    ? t('onlineOnly')
                    : t('noCopies')
                  : available > 0
                    ? t('available', { count: available, total })
                    : t(isReadOnSite ? 'availableOnSite' : 'noneAvailable')}
              </h2>
              <ul>
                {libraries.map((library) => (
                  <Row key={library.cod_biblioteca}>
                    <b>{library.desc_biblioteca}</b>
                    <span className="num">
                      {t('ofTotal', { available: library.disponiveis, total: library.total })}
                    </span>
                    <Availability state={stateOf(library)} detail={library.localizacao}>
                      {t(stateText[stateOf(library)])}
                    </Availability>
                  </Row>
                ))}
              </ul>
              <NextStep
                codAcervo={codAcervo}
                online={online?.url}
                hasCopies={total > 0}
                canRequest={
                  slots['solicitacao-emprestimo'] !== undefined && permissions?.solicitacao_emprestimo === true
                }
                canHold={slots.reserva !== undefined && permissions?.reserva === true}
              />
            </>
          );
        }}
      </Fetched>
    </Panel>
  );
}
