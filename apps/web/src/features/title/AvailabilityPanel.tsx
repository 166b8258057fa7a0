import type { FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Fetched } from '../../shared/Fetched';
import { styled } from '../../shared/theme/styled';
import { Availability } from '../../shared/ui/Availability';
import { LinkButton } from '../../shared/ui/LinkButton';
import { tabAddress } from './tabs';
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

interface AvailabilityPanelProps {
  codAcervo: string;
  title: FieldsTitle;
  isOnline: boolean;
}

/** "The shelf is the answer" (LOOK §1): where a copy stands now, and the one thing to do next. */
export function AvailabilityPanel({ codAcervo, title, isOnline }: AvailabilityPanelProps) {
  const { t } = useTranslation('title');
  const query = useListTitleLibrariesQuery(
    { params: { id: codAcervo } },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const online = isOnline ? title.links.find((link) => link.integral) : undefined;
  return (
    <Panel>
      <Fetched query={query} failed={t('copiesFailed')}>
        {(libraries) => {
          const total = libraries.reduce((sum, library) => sum + library.total, 0);
          const available = libraries.reduce((sum, library) => sum + library.disponiveis, 0);
          return (
            <>
              <h2>
                {total === 0
                  ? online
                    ? t('onlineOnly')
                    : t('noCopies')
                  : available === 0
                    ? t('noneAvailable')
                    : t('available', { count: available, total })}
              </h2>
              <ul>
                {libraries.map((library) => (
                  <Row key={library.cod_biblioteca}>
                    <b>{library.desc_biblioteca}</b>
                    <span className="num">
                      {t('ofTotal', { available: library.disponiveis, total: library.total })}
                    </span>
                    <Availability state={library.disponiveis > 0 ? 'available' : 'lent'} detail={library.localizacao}>
                      {library.disponiveis > 0 ? t('onShelf') : t('noneOnShelf')}
                    </Availability>
                  </Row>
                ))}
              </ul>
              {online ? (
                <LinkButton variant="marca" full href={online.url}>
                  {t('openOnline')}
                </LinkButton>
              ) : (
                total > 0 && (
                  <LinkButton full to={tabAddress(codAcervo, 'exemplares')}>
                    {t('seeCopies')}
                  </LinkButton>
                )
              )}
            </>
          );
        }}
      </Fetched>
    </Panel>
  );
}
