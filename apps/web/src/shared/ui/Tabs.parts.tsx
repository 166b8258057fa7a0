import { Tabs } from './Tabs';

const all = ['Detalhes', 'Exemplares', 'Referência', 'MARC', 'Comentários', 'Sumário', 'Links', 'Semelhantes'];
const tabs = (count: number) => all.slice(0, count).map((text, at) => ({ to: at === 0 ? '/' : `/${at}`, text }));

export const states = {
  'three tabs': <Tabs label="Título" tabs={tabs(3)} />,
  'with counts': (
    <Tabs
      label="Empréstimos"
      tabs={[
        { to: '/', text: 'Pendentes', count: 3 },
        { to: '/history', text: 'Histórico', count: null },
      ]}
    />
  ),
  'of a screen below one of them': (
    <Tabs
      label="Pedidos"
      tabs={[
        { to: '/sent', text: 'Solicitações' },
        { to: '/new', text: 'Novo pedido', isParent: true },
      ]}
    />
  ),
  'more than fit on a phone': <Tabs label="Título com tudo" tabs={tabs(8)} />,
};
