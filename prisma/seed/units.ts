export const campuses = [
  { cod_campus: 1, nome_campus: 'Campus Centro' },
  { cod_campus: 2, nome_campus: 'Campus Serra Verde' },
  { cod_campus: 3, nome_campus: 'Campus Rio das Pedras' },
];

export const libraries = [
  { cod_biblioteca: 1, desc_biblioteca: 'Biblioteca Central', sigla: 'BC', cod_campus: 1 },
  { cod_biblioteca: 2, desc_biblioteca: 'Biblioteca de Ciências Humanas e Letras', sigla: 'BCHL', cod_campus: 1 },
  { cod_biblioteca: 3, desc_biblioteca: 'Biblioteca de Direito', sigla: 'BDIR', cod_campus: 1 },
  { cod_biblioteca: 4, desc_biblioteca: 'Biblioteca de Artes e Música', sigla: 'BAM', cod_campus: 1 },
  { cod_biblioteca: 5, desc_biblioteca: 'Biblioteca de Ciências Exatas e Tecnologia', sigla: 'BCET', cod_campus: 2 },
  { cod_biblioteca: 6, desc_biblioteca: 'Biblioteca de Arquitetura e Urbanismo', sigla: 'BARQ', cod_campus: 2 },
  { cod_biblioteca: 7, desc_biblioteca: 'Biblioteca de Ciências da Saúde', sigla: 'BCS', cod_campus: 3 },
  { cod_biblioteca: 8, desc_biblioteca: 'Biblioteca de Ciências Agrárias', sigla: 'BCA', cod_campus: 3 },
];

/** What the largest library says about itself; the others say nothing. */
const aboutCentral = {
  andares: [
    'Térreo: balcão, periódicos e autoatendimento',
    '1º andar: obras gerais, filosofia e ciências sociais',
    '2º andar: língua, artes e literatura',
  ],
  servicos: ['Salas de estudo em grupo', 'Wi-Fi', 'Computadores', 'Guarda-volumes'],
};

/** The libraries as rows. */
export const libraryRows = libraries.map((library) => ({
  ...library,
  ...(library.cod_biblioteca === 1 ? aboutCentral : { andares: [], servicos: [] }),
}));

export const LoanType = { normal: 1, short: 2, localUse: 3, courseReserve: 4, media: 5, rare: 6 } as const;

export const loanTypes = [
  {
    cod_tipo_emprestimo: LoanType.normal,
    descricao: 'Normal',
    dias: 14,
    permite_emprestimo: true,
    permite_reserva: true,
  },
  { cod_tipo_emprestimo: LoanType.short, descricao: 'Curto', dias: 3, permite_emprestimo: true, permite_reserva: true },
  {
    cod_tipo_emprestimo: LoanType.localUse,
    descricao: 'Consulta local',
    dias: 0,
    permite_emprestimo: false,
    permite_reserva: false,
  },
  {
    cod_tipo_emprestimo: LoanType.courseReserve,
    descricao: 'Reserva de curso',
    dias: 1,
    permite_emprestimo: true,
    permite_reserva: false,
  },
  {
    cod_tipo_emprestimo: LoanType.media,
    descricao: 'Multimeios',
    dias: 7,
    permite_emprestimo: true,
    permite_reserva: true,
  },
  {
    cod_tipo_emprestimo: LoanType.rare,
    descricao: 'Obra rara',
    dias: 0,
    permite_emprestimo: false,
    permite_reserva: false,
  },
];
