import { failureNotice, type CallFailure } from '@catalogue/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import type { AppStore } from '@catalogue/web/app/store';
import { partnerNetworkApi } from '@catalogue/web/features/partner-network/partner-network.api';
import { describePact } from './describePact';
import type { Exchange, State } from './exchange';
import { asVisitor } from './headers';

const { regex } = MatchersV3;
const { endpoints } = partnerNetworkApi;
const get = (path: string): Exchange['request'] => ({ method: 'GET', path, headers: asVisitor });

const institution = (fora_do_ar: boolean): State => ({
  name: 'an institution of the network',
  params: { cod_empresa: 901, desc_empresa: 'Universidade da Mantiqueira', fora_do_ar },
});
const title: State = {
  name: 'a title of the network',
  params: {
    id: 7,
    acervo: 4321,
    cod_empresa: 901,
    titulo: 'História das águas',
    autor: 'Prado, Ana',
    tipo_obra: 'Livro',
    ano: 2011,
    idioma: 'por',
    link: 'https://mantiqueira.exemplo.br/acervo/4321',
  },
};

const look = async (app: AppStore) => {
  const { data, error } = await app.dispatch(endpoints.getNetworkTitle.initiate({ params: { id: 7 } }));
  if (!data) return failureNotice(error as CallFailure);
  return {
    key: `${data.id} (${data.acervo})`,
    title: `${data.titulo} / ${data.autor}`,
    kind: [data.tipo_obra, data.ano, data.idioma].join(' · '),
    where: `${data.instituicao.cod_empresa} ${data.instituicao.desc_empresa}`,
    link: data.link,
  };
};

describePact('partnerNetwork', [
  {
    title: 'the form learns which institutions are in the network',
    user: 'visitor',
    exchanges: [
      {
        that: 'the institutions',
        given: [institution(false)],
        request: get('/api/rede-pergamum/oai/instituicoes'),
        reply: { status: 200, body: [{ cod_empresa: '901', desc_empresa: 'Universidade da Mantiqueira' }] },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listInstitutions.initiate());
      return data?.map(({ cod_empresa, desc_empresa }) => `${cod_empresa} ${desc_empresa}`);
    },
    outcome: ['901 Universidade da Mantiqueira'],
  },
  {
    title: 'a visitor looks at a title of the network',
    user: 'visitor',
    exchanges: [
      {
        that: 'a title of the network',
        given: [institution(false), title],
        request: get('/api/rede-pergamum/acervo/7'),
        reply: {
          status: 200,
          body: {
            id: '7',
            acervo: '4321',
            tipo_obra: 'Livro',
            instituicao: { cod_empresa: '901', desc_empresa: 'Universidade da Mantiqueira' },
            titulo: 'História das águas',
            autor: 'Prado, Ana',
            ano: '2011',
            idioma: 'por',
            link: 'https://mantiqueira.exemplo.br/acervo/4321',
          },
        },
      },
    ],
    act: look,
    outcome: {
      key: '7 (4321)',
      title: 'História das águas / Prado, Ana',
      kind: 'Livro · 2011 · por',
      where: '901 Universidade da Mantiqueira',
      link: 'https://mantiqueira.exemplo.br/acervo/4321',
    },
  },
  {
    title: 'a visitor sees that the network does not reply',
    user: 'visitor',
    exchanges: [
      {
        that: 'a title of an institution that does not answer',
        given: [institution(true), title],
        request: get('/api/rede-pergamum/acervo/7'),
        reply: { status: 500, body: { message: regex(/.*Rede Pergamum.*/, 'A consulta à Rede Pergamum falhou.') } },
      },
    ],
    act: look,
    outcome: { tone: 'warning', key: 'partnerNetworkDown' },
  },
]);
