import type { TitleRecord } from '@catalogue/api-contract';
import type { FieldsTitle } from '@catalogue/domain';
import { onDemand } from '../../shared/onDemand';
import { DetailTab } from './DetailTab';
import type { TitleSlots, TitleTab } from './titleTabs';

// Rarely used tabs are loaded on demand.
const CopiesTab = onDemand(() => import('./CopiesTab'));
const ReferenceTab = onDemand(() => import('./ReferenceTab'));
const MarcTab = onDemand(() => import('./MarcTab'));
const StatisticsTab = onDemand(() => import('./StatisticsTab'));
const ClosedCollectionTab = onDemand(() => import('./ClosedCollectionTab'));
const KardexTab = onDemand(async () => (await import('../serials/public')).KardexTab);
const SummariesTab = onDemand(async () => (await import('../serials/public')).SummariesTab);
const DublinCoreTab = onDemand(() => import('./DublinCoreTab'));

interface TabContentProps {
  codAcervo: string;
  record: TitleRecord;
  title: FieldsTitle;
  tab: TitleTab;
  hasComments: boolean;
  slots: TitleSlots;
}

export function TabContent({ codAcervo, record, title, tab, hasComments, slots }: TabContentProps) {
  switch (tab) {
    case 'exemplares':
      return <CopiesTab codAcervo={codAcervo} title={title} />;
    case 'referencia':
      return <ReferenceTab codAcervo={codAcervo} record={record} />;
    case 'marc':
      return <MarcTab codAcervo={codAcervo} />;
    case 'dublin-core':
      return <DublinCoreTab codAcervo={codAcervo} />;
    case 'sumarios':
      return <SummariesTab codAcervo={codAcervo} of="serial" />;
    case 'sumarios-livros':
      return <SummariesTab codAcervo={codAcervo} of="book" author={title.autor_principal} />;
    case 'colecao-kardex':
      return <KardexTab codAcervo={codAcervo} />;
    case 'acervo-fechado':
      return <ClosedCollectionTab codAcervo={codAcervo} />;
    case 'dados-estatisticos':
      return <StatisticsTab codAcervo={codAcervo} />;
    case 'reserva':
    case 'solicitacao-emprestimo':
      return slots[tab];
    case 'detail':
      return <DetailTab codAcervo={codAcervo} title={title} hasComments={hasComments} />;
  }
}
