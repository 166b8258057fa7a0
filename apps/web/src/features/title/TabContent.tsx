import type { FieldsTitle } from '@catalogue/domain';
import { onDemand } from '../../shared/onDemand';
import { DetailTab } from './DetailTab';
import type { TitleSlots, TitleTab } from './tabs';

// Parts that few readers open come when they are opened.
const CopiesTab = onDemand(() => import('./CopiesTab'));
const ReferenceTab = onDemand(() => import('./ReferenceTab'));
const MarcTab = onDemand(() => import('./MarcTab'));
const DublinCoreTab = onDemand(() => import('./DublinCoreTab'));

interface TabContentProps {
  codAcervo: string;
  title: FieldsTitle;
  tab: TitleTab;
  slots: TitleSlots;
}

export function TabContent({ codAcervo, title, tab, slots }: TabContentProps) {
  switch (tab) {
    case 'exemplares':
      return <CopiesTab codAcervo={codAcervo} />;
    case 'referencia':
      return <ReferenceTab codAcervo={codAcervo} />;
    case 'marc':
      return <MarcTab codAcervo={codAcervo} />;
    case 'dublin-core':
      return <DublinCoreTab codAcervo={codAcervo} />;
    case 'reserva':
    case 'solicitacao-emprestimo':
      return slots[tab];
    case 'detail':
      return <DetailTab title={title} />;
  }
}
