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

/** Those that are parts of their own: an address that names one begins it with the screen. */
const parts: Partial<Record<TitleTab, { begin(): Promise<void> }>> = {
  exemplares: CopiesTab,
  referencia: ReferenceTab,
  marc: MarcTab,
  'dublin-core': DublinCoreTab,
  sumarios: SummariesTab,
  'sumarios-livros': SummariesTab,
  'colecao-kardex': KardexTab,
  'acervo-fechado': ClosedCollectionTab,
  'dados-estatisticos': StatisticsTab,
};
export const beginTab = (tab: TitleTab) => void parts[tab]?.begin();

interface TabContentProps {
  codAcervo: string;
  /** Undefined while it is loading: most tabs only need the code. */
  known: { record: TitleRecord; title: FieldsTitle } | undefined;
  tab: TitleTab;
  hasComments: boolean;
  slots: TitleSlots;
}

export function TabContent({ codAcervo, known, tab, hasComments, slots }: TabContentProps) {
  switch (tab) {
    case 'exemplares':
      return <CopiesTab codAcervo={codAcervo} title={known?.title} />;
    case 'referencia':
      return <ReferenceTab codAcervo={codAcervo} record={known?.record} />;
    case 'marc':
      return <MarcTab codAcervo={codAcervo} />;
    case 'dublin-core':
      return <DublinCoreTab codAcervo={codAcervo} />;
    case 'sumarios':
      return <SummariesTab codAcervo={codAcervo} of="serial" />;
    case 'sumarios-livros':
      return <SummariesTab codAcervo={codAcervo} of="book" author={known?.title.autor_principal} />;
    case 'colecao-kardex':
      return <KardexTab codAcervo={codAcervo} />;
    case 'acervo-fechado':
      return <ClosedCollectionTab codAcervo={codAcervo} />;
    case 'dados-estatisticos':
      return <StatisticsTab codAcervo={codAcervo} />;
    case 'reserva':
    case 'solicitacao-emprestimo':
      // Takes the focus when it comes, and so has to be seen.
      return known && slots[tab];
    case 'detail':
      return known && <DetailTab codAcervo={codAcervo} title={known.title} hasComments={hasComments} />;
  }
}
