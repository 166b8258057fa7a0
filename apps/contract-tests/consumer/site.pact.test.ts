import {
  canRecoverPassword,
  destinationAddress,
  initialDestination,
  professorActivity,
  selfServiceAddress,
  shortDescription,
  signOutTarget,
  suggestionAddress,
} from '@catalogue/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import { siteApi } from '@catalogue/web/features/site/site.api';
import { describePact } from './describePact';
import { asVisitor } from './headers';
import { homeScenarios } from './site.home';

const { string } = MatchersV3;

const kiosk = { showAuto: true, codBibAuto: '3', authAuto: '2', idiomaAuto: '1' };

describePact('site', [
  {
    title: 'the page learns whose catalogue it is',
    user: 'visitor',
    exchanges: [
      {
        that: 'the institution',
        given: [
          {
            name: 'an institution',
            params: {
              codEmpresa: '901',
              sigla: 'UFX',
              nome: 'Universidade Federal do Exemplo',
              tema: '#0b5c4a',
              logo: 'data:image/png;base64,iVBORw0KGgo=',
              denominacao_login: 'Matrícula',
              destino_padrao_login_catalogo: 'C',
              msg_login: 'Use a matrícula.',
              msg_suporte_consulta: 'Ligue para a biblioteca.',
              link_lgpd: 'https://exemplo.br/lgpd',
              multa_dia: 2.25,
              usaOIDC: true,
              link_logout_OIDC: 'https://exemplo.br/oidc/sair',
              link_logout_saml: 'https://exemplo.br/sair',
              md_aut: '2',
              md_crypt: '4',
              web_url_pw: 'https://biblioteca.exemplo.br',
              web_aquisicao: 'https://exemplo.br/aquisicao',
            },
          },
        ],
        request: { method: 'GET', path: '/parametros/instituicao', headers: asVisitor },
        reply: {
          status: 200,
          body: {
            codEmpresa: '901',
            sigla: 'UFX',
            nome: 'Universidade Federal do Exemplo',
            tema: '#0b5c4a',
            logo: '/logo/4c4b6a3be1314ab8.png',
            denominacao_login: 'Matrícula',
            destino_padrao_login_catalogo: 'C',
            msg_login: 'Use a matrícula.',
            msg_suporte_consulta: 'Ligue para a biblioteca.',
            link_lgpd: 'https://exemplo.br/lgpd',
            multa_dia: 2.25,
            usaOIDC: true,
            link_logout_OIDC: 'https://exemplo.br/oidc/sair',
            link_logout_saml: 'https://exemplo.br/sair',
            p: {
              __md_aut: '2',
              __md_crypt: '4',
              __web_url_pw: 'https://biblioteca.exemplo.br',
              __web_aquisicao: 'https://exemplo.br/aquisicao',
            },
          },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(siteApi.endpoints.getInstitution.initiate());
      return {
        brand: [data?.sigla, data?.nome, data?.tema, data?.logo],
        loginField: data?.denominacao_login,
        loginMessage: data?.msg_login,
        support: data?.msg_suporte_consulta,
        selfService: data && selfServiceAddress(data, kiosk),
        professorsSuggest: data && suggestionAddress({ activities: [professorActivity] }, data.p.__web_aquisicao),
        privacy: data?.link_lgpd,
        finePerDay: data?.multa_dia,
        signIn: data && [data.usaOIDC, canRecoverPassword(data.p)],
        signOut: data && [true, false].map((hasNonce) => signOutTarget({ hasNonce, ...data })),
        afterLogin: destinationAddress(initialDestination(null, data?.destino_padrao_login_catalogo), null),
      };
    },
    outcome: {
      brand: ['UFX', 'Universidade Federal do Exemplo', '#0b5c4a', '/logo/4c4b6a3be1314ab8.png'],
      loginField: 'Matrícula',
      loginMessage: 'Use a matrícula.',
      support: 'Ligue para a biblioteca.',
      selfService:
        'https://biblioteca.exemplo.br/?empresa=901&biblioteca=3&idioma=1&permissao_teclado_numerico=false&tipoAutenticacao=2',
      professorsSuggest: 'https://exemplo.br/aquisicao',
      privacy: 'https://exemplo.br/lgpd',
      finePerDay: 2.25,
      signIn: [true, true],
      signOut: [{ link: 'https://exemplo.br/oidc/sair' }, { link: 'https://exemplo.br/sair' }],
      afterLogin: '/',
    },
  },
  {
    title: 'the page learns which activities it shows',
    user: 'visitor',
    exchanges: [
      {
        that: 'the activities of the page',
        given: [{ name: 'a page activity', params: { codigo: 8, existe: true, descricao: '8 - Minha área' } }],
        request: { method: 'GET', path: '/parametros/funcionalidades', headers: asVisitor },
        reply: { status: 200, body: [{ codigo: 8, existe: true, descricao: '8 - Minha área' }] },
      },
    ],
    act: async (app) => {
      const { data = [] } = await app.dispatch(siteApi.endpoints.listActivities.initiate());
      return data.filter(({ existe }) => existe).map(({ codigo, descricao }) => [codigo, shortDescription(descricao)]);
    },
    outcome: [[8, 'Minha área']],
  },
  {
    title: 'the home screen learns its guides, in the language of the reader',
    user: 'visitor',
    language: 'en',
    exchanges: [
      {
        that: 'the search guides, asked for in English',
        given: [
          {
            name: 'a search guide',
            params: { slug: 'citar', titulo: 'Citar', descricao: 'Com exemplos', texto: 'Cite assim.' },
          },
        ],
        request: { method: 'GET', path: '/parametros/secao_1', headers: { ...asVisitor, lang: '5' } },
        reply: {
          status: 200,
          body: [
            { slug: 'citar', titulo: string('Citar'), descricao: string('Com exemplos'), texto: string('Cite assim.') },
          ],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(siteApi.endpoints.listSearchGuides.initiate());
      return data?.map(({ slug, titulo, descricao, texto }) => `/${slug}: ${titulo}. ${descricao}. ${texto}`);
    },
    outcome: ['/citar: Citar. Com exemplos. Cite assim.'],
  },
  ...homeScenarios,
]);
