import type { RelatedTitle } from '@catalogue/api-contract';
import type { Scenario } from './exchange';
import { asVisitor } from './headers';
import { endpoints, get, theTitle } from './title.given';

const star = 'A hora da estrela';
const passion = 'A paixão segundo G.H.';
const autor = 'Lispector, Clarice';

/** The fields that all titles of the states have in common. */
const book = {
  autor_principal: autor,
  edicao: '2. ed.',
  cod_tipo_obra: '1',
  numero_chamada: '869.3 A848d',
};
const theStar = {
  ...book,
  cod_acervo: '1',
  descricao: star,
  ano_publicacao: '1977',
  tot_exemplares: 0,
  disponiveis: 0,
};
const edition = {
  ...book,
  cod_tipo_obra: '2',
  cod_acervo: '2',
  descricao: star,
  ano_publicacao: '1998',
  link_capa: 'https://exemplo.br/estrela.jpg',
  acesso_remoto: 'cr',
  tot_exemplares: 0,
  disponiveis: 0,
};
const thePassion = {
  ...book,
  cod_tipo_obra: '2',
  cod_acervo: '3',
  descricao: passion,
  ano_publicacao: '1964',
  link_capa: 'https://exemplo.br/paixao.jpg',
  acesso_remoto: 'cr',
  tot_exemplares: 1,
  disponiveis: 1,
};

/** What a cover and the words beside it are made of. */
const inBrief = (title: RelatedTitle) =>
  [
    title.cod_acervo,
    title.descricao,
    title.autor_principal,
    title.ano_publicacao,
    title.edicao,
    title.cod_tipo_obra,
    title.numero_chamada,
    title.link_capa,
    title.acesso_remoto,
    `${title.disponiveis} of ${title.tot_exemplares}`,
  ]
    .filter(Boolean)
    .join(' | ');
const brief = 'Lispector, Clarice | 1977 | 2. ed. | 1 | 869.3 A848d';
/** The e-books of the states. */
const briefOf = (ano: string) => `Lispector, Clarice | ${ano} | 2. ed. | 2 | 869.3 A848d`;

/** What is beside a title. */
export const relatedScenarios: Scenario[] = [
  {
    title: 'a visitor looks at what is beside a title',
    user: 'visitor',
    exchanges: [
      {
        that: 'the neighbours of a title, its other editions and others by its author',
        given: [
          { name: 'a title', params: { titulo: star, ano: '1977', autor } },
          // Its source names it with a full stop, which a title is shown without.
          {
            name: 'a title',
            params: {
              titulo: `${star}.`,
              ano: '1998',
              autor,
              url: 'https://exemplo.br/estrela.pdf',
              capa: 'https://exemplo.br/estrela.jpg',
            },
          },
          {
            name: 'a title',
            params: {
              titulo: passion,
              ano: '1964',
              autor,
              url: 'https://exemplo.br/paixao.pdf',
              capa: 'https://exemplo.br/paixao.jpg',
            },
          },
          { name: 'a copy', params: { cod_exemplar: '20001', titulo: passion } },
        ],
        request: get('/api/acervo/1/relacionados', asVisitor),
        reply: {
          status: 200,
          body: {
            estante: [theStar, thePassion],
            edicoes: [edition],
            do_autor: { total: 1, titulos: [thePassion] },
          },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listRelatedTitles.initiate(theTitle));
      return (
        data && {
          shelf: data.estante.map(inBrief),
          editions: data.edicoes.map(inBrief),
          others: data.do_autor.total,
          works: data.do_autor.titulos.map(inBrief),
        }
      );
    },
    outcome: {
      shelf: [
        `1 | ${star} | ${brief} | 0 of 0`,
        `3 | ${passion} | ${briefOf('1964')} | https://exemplo.br/paixao.jpg | cr | 1 of 1`,
      ],
      editions: [`2 | ${star} | ${briefOf('1998')} | https://exemplo.br/estrela.jpg | cr | 0 of 0`],
      others: 1,
      works: [`3 | ${passion} | ${briefOf('1964')} | https://exemplo.br/paixao.jpg | cr | 1 of 1`],
    },
  },
];
