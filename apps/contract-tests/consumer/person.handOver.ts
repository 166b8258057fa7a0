import { failureNotice, type CallFailure } from '@catalogue/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import type { AppStore } from '@catalogue/web/app/store';
import { personApi } from '@catalogue/web/features/person/person.api';
import type { Exchange, Scenario, State } from './exchange';
import { asPatron, sendingJson } from './headers';

const { string } = MatchersV3;
const { getPortalAddress, getHandOverToken, redirectToProvider, redirectToPaperPosting, openApp } = personApi.endpoints;

const ana: State = { name: 'a patron', params: { login: 'ana' } };
const withCpf: State[] = [ana, { name: 'personal data', params: { cpf: '52998224725' } }];
const applications: State = {
  name: 'applications that people are handed over to',
  params: { app_layers_url: '/app', meu_pergamum_url: '/classic', postagem_url: '/papers' },
};

type Answer = Promise<{ data?: { url: string }; error?: unknown }>;

/** The address that the browser is sent to, or the message instead. */
const goTo = (ask: (app: AppStore) => Answer) => async (app: AppStore) => {
  const { data, error } = await ask(app);
  return data ? `to ${data.url}` : failureNotice(error as CallFailure);
};

interface Way {
  what: string;
  request: Exchange['request'];
  ask(app: AppStore): Answer;
}

const portal: Way = {
  what: 'the address of the personal area outside',
  request: { method: 'GET', path: '/api/pessoas/meu-pergamum/redirect', headers: asPatron },
  ask: (app) => app.dispatch(getPortalAddress.initiate()),
};
const classic: Way = {
  what: 'a token for the classic system',
  request: { method: 'GET', path: '/api/pessoas/token-redireciona', headers: asPatron },
  ask: (app) => app.dispatch(getHandOverToken.initiate()),
};
const papers: Way = {
  what: 'the address of the paper posting',
  request: { method: 'POST', path: '/api/pessoas/postagem-trabalho/redirect', headers: asPatron },
  ask: (app) => app.dispatch(redirectToPaperPosting.initiate()),
};
const layers: Way = {
  what: 'the address of the personal-area application',
  request: { method: 'GET', path: '/api/pessoas/autenticar/app-layers', headers: asPatron },
  ask: (app) => app.dispatch(openApp.initiate()),
};
const provider = (base: 'pearson' | 'minhabiblioteca'): Way => ({
  what: `the address of the provider ${base}`,
  request: {
    method: 'PUT',
    path: '/api/pessoas/meu-pergamum/redirect-base',
    headers: { ...asPatron, ...sendingJson },
    body: { base },
  },
  ask: (app) => app.dispatch(redirectToProvider.initiate({ body: { base } })),
});

const sent = ({ what, request, ask }: Way): Scenario => ({
  title: `a patron is handed over: ${what}`,
  user: 'patron',
  exchanges: [
    {
      that: what,
      given: [...withCpf, applications],
      request,
      reply: { status: 200, body: { url: string('/there?token=t') } },
    },
  ],
  act: goTo(ask),
  outcome: 'to /there?token=t',
});

const refused = (
  { what, request, ask }: Way,
  where: string,
  given: State[],
  [status, message]: [number, string],
  notice: object,
): Scenario => ({
  title: `${what} is not given ${where}`,
  user: 'patron',
  exchanges: [{ that: `${what}, ${where}`, given, request, reply: { status, body: { message } } }],
  act: goTo(ask),
  outcome: notice,
});
const warned = (way: Way, where: string, given: State[], message: string) =>
  refused(way, where, given, [422, message], { tone: 'warning', message });

const nowhere: State = { name: 'applications that people are handed over to' };
const noCpf: [string, State[], string] = ['without a CPF', [ana, applications], 'usuario_sem_cpf'];
const marker = 'MINHA_BIBLIOTECA: o e-mail do leitor não está cadastrado no provedor.';

/** Handing the signed-in person over to other applications (D1 §7, §8). */
export const handOverScenarios: Scenario[] = [
  ...[portal, classic, papers, layers, provider('pearson')].map(sent),
  ...[papers, layers, provider('pearson')].map((way) => warned(way, ...noCpf)),
  warned(portal, 'where it is not configured', [ana, nowhere], 'redirecionamento_nao_configurado'),
  warned(classic, 'where it is not configured', [ana, nowhere], 'redirecionamento_nao_configurado'),
  warned(papers, 'where it is not configured', [...withCpf, nowhere], 'postagem_nao_configurada'),
  warned(layers, 'where it is not configured', [...withCpf, nowhere], 'app_nao_configurado'),
  refused(provider('minhabiblioteca'), 'without an e-mail address', withCpf, [500, marker], {
    tone: 'error',
    key: 'myLibraryMail',
  }),
];
