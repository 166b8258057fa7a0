import { addDays, type OpeningDay } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import type { FeatureSeed } from './featureSeeds';
import { libraries } from './units';

const QUESTIONS = [
  [
    'Como renovo um empréstimo?',
    'Em Minha área, abra [Empréstimos](/meupergamum/titulos-pendentes) e escolha Renovar. Um título que outra pessoa reservou não pode ser renovado.',
  ],
  [
    'Esqueci minha senha. E agora?',
    'Na tela de acesso, escolha Esqueci a senha: um código chega ao e-mail do seu cadastro.',
  ],
  [
    'Posso devolver um livro em outra biblioteca?',
    'Sim, em qualquer unidade do mesmo campus. Entre campi a devolução leva até dois dias para ser registrada.',
  ],
  [
    'Como sugiro a compra de um livro?',
    'Use o link Sugestão de aquisição, no fim da página. Professores fazem o pedido no sistema de aquisições.',
  ],
  [
    'Quem pode visitar a biblioteca?',
    'Todas as pessoas podem consultar o acervo no local. O empréstimo é para quem tem vínculo com a universidade.',
  ],
] as const;

const GENERAL_INFORMATION = [
  'O Sistema de Bibliotecas reúne oito unidades em três campi e atende estudantes, servidores e a comunidade.',
  'Os empréstimos são pessoais. Leve um documento com foto na primeira visita para ativar o cadastro.',
  'Objetos esquecidos ficam por sete dias no balcão da unidade onde foram encontrados.',
] as const;

interface SeededEvent {
  origem: 'institucional' | 'eventum';
  titulo: string;
  descricao: string | null;
  /** Days from today, with the hour in UTC. */
  from: [days: number, time: string];
  to: [days: number, time: string] | null;
  local: string | null;
  link: string | null;
}

const EVENTS: SeededEvent[] = [
  {
    origem: 'institucional',
    titulo: 'Semana do Livro e da Biblioteca',
    descricao: 'Feira de trocas, conversas com autoras da região e visita ao acervo raro.',
    from: [6, '12:00'],
    to: [10, '23:00'],
    local: 'Biblioteca Central',
    link: 'https://biblioteca.ufvi.example.org/semana-do-livro',
  },
  {
    origem: 'institucional',
    titulo: 'Exposição Cartografias do Vale',
    descricao: 'Mapas dos séculos XVIII e XIX.',
    from: [-15, '11:00'],
    to: [20, '21:00'],
    local: 'Biblioteca de Arquitetura e Urbanismo',
    link: null,
  },
  {
    origem: 'institucional',
    titulo: 'Recepção de calouros nas bibliotecas',
    descricao: null,
    from: [-30, '12:00'],
    to: [-29, '21:00'],
    local: 'Todas as unidades',
    link: null,
  },
  {
    origem: 'eventum',
    titulo: 'Treinamento: referências pela ABNT NBR 6023',
    descricao: 'Duas horas, com exercícios. Traga o seu trabalho.',
    from: [3, '17:00'],
    to: [3, '19:00'],
    local: 'Sala de treinamento, Biblioteca Central',
    link: 'https://eventum.ufvi.example.org/nbr-6023',
  },
  {
    origem: 'eventum',
    titulo: 'Oficina de bases de dados em saúde',
    descricao: 'Estratégias de busca para revisões.',
    from: [9, '13:00'],
    to: null,
    local: 'Biblioteca de Ciências da Saúde',
    link: 'https://eventum.ufvi.example.org/bases-saude',
  },
  {
    origem: 'eventum',
    titulo: 'Encontro de editoras universitárias',
    descricao: null,
    from: [-60, '12:00'],
    to: [-58, '21:00'],
    local: null,
    link: 'https://eventum.ufvi.example.org/editoras',
  },
];

const weekday = ['07:30', '22:00'] as const;
const shortDay = ['08:00', '18:00'] as const;
const morning = ['08:00', '12:00'] as const;
const closed = [null, null] as const;

/**
 * Monday to Sunday: the Central Library opens on Saturdays and Sundays, the large ones on Saturdays, the others on
 * weekdays only.
 */
export const hoursOf = (cod_biblioteca: number): OpeningDay[] => {
  const days = [0, 1, 2, 3, 4].map(() => (cod_biblioteca === 4 || cod_biblioteca === 6 ? shortDay : weekday));
  const saturday = cod_biblioteca === 1 ? shortDay : cod_biblioteca === 5 || cod_biblioteca === 7 ? morning : closed;
  return [...days, saturday, cod_biblioteca === 1 ? morning : closed].map(([abre, fecha], day) => ({
    dia_semana: day + 1,
    abre,
    fecha,
  }));
};

/** The content of the home screen: questions, information, events around `today`, opening hours, the kiosk. */
export const fillSiteContent: FeatureSeed = async (client, { today }) => {
  await copyRows(
    client,
    'faq',
    QUESTIONS.map(([pergunta, resposta], index) => ({ id: index + 1, pergunta, resposta, ordem: index + 1 })),
  );
  await copyRows(
    client,
    'informacao_geral',
    GENERAL_INFORMATION.map((texto, index) => ({ id: index + 1, texto, ordem: index + 1 })),
  );
  const momentOf = ([days, time]: [number, string]) => `${addDays(today, days)}T${time}:00Z`;
  await copyRows(
    client,
    'evento',
    EVENTS.map(({ from, to, ...event }) => ({ ...event, inicio: momentOf(from), fim: to && momentOf(to) })),
  );
  await copyRows(
    client,
    'horario_atendimento',
    libraries.flatMap(({ cod_biblioteca }) => hoursOf(cod_biblioteca).map((hours) => ({ cod_biblioteca, ...hours }))),
  );
  await copyRows(client, 'autoatendimento', [
    { id: 1, showAuto: true, codBibAuto: '1', authAuto: '2', idiomaAuto: '1' },
  ]);
};
