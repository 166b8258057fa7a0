import { failureNotice, type CallFailure } from '@catalogue/domain';
import type { AppStore } from '@catalogue/web/app/store';
import { commentsApi } from '@catalogue/web/features/comments/comments.api';
import { describePact } from './describePact';
import type { State } from './exchange';
import { asPatron, asVisitor, sendingJson } from './headers';

const { endpoints } = commentsApi;
const theTitle = { params: { id: '1' } };

const ana: State = { name: 'a patron', params: { login: 'ana' } };
const estrela: State = { name: 'a title', params: { titulo: 'A hora da estrela' } };
const comment = (content: string, decided: 'aprovado' | 'aguardando' | 'recusado', daysAgo = 0): State => ({
  name: 'a comment of the patron',
  params: { titulo: 'A hora da estrela', content, decided, daysAgo },
});

const refused: State = {
  name: 'a comment of the patron',
  params: {
    titulo: 'A hora da estrela',
    content: 'Vendo o meu.',
    decided: 'recusado',
    daysAgo: 1,
    motivo: 'É um anúncio.',
  },
};

const write = async (app: AppStore) => {
  const { data, error } = await app.dispatch(
    endpoints.addComment.initiate({ ...theTitle, body: { content: 'Li de uma vez.' } }),
  );
  if (error) return { ...failureNotice(error as CallFailure), status: (error as CallFailure).status };
  return `comment ${data.id} ${data.aprovado === false ? 'waits' : 'is shown'}`;
};
const withdraw = async (app: AppStore) => {
  const { error } = await app.dispatch(endpoints.deleteComment.initiate({ params: { id: '1' } }));
  return error ? failureNotice(error as CallFailure) : 'deleted';
};

describePact('comments', [
  {
    title: 'a visitor reads what others wrote about a title',
    user: 'visitor',
    exchanges: [
      {
        that: 'the approved comments on a title',
        given: [ana, estrela, comment('Li de uma vez.', 'aprovado'), comment('Ainda não li.', 'aguardando')],
        request: { method: 'GET', path: '/api/comentarios/acervo/1', headers: asVisitor },
        reply: {
          status: 200,
          body: [{ id: '1', nome_pessoa: 'Ana Prado', content: 'Li de uma vez.', data: '2026-03-10T12:00:00Z' }],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listComments.initiate(theTitle));
      return data?.map(({ id, nome_pessoa, content, data }) => `${id}. ${nome_pessoa}, ${data}: ${content}`);
    },
    outcome: ['1. Ana Prado, 2026-03-10T12:00:00Z: Li de uma vez.'],
  },
  {
    title: 'a patron comments on a title',
    user: 'patron',
    exchanges: [
      {
        that: 'a comment',
        given: [ana, estrela],
        request: {
          method: 'POST',
          path: '/api/comentarios/acervo/1',
          headers: { ...asPatron, ...sendingJson },
          body: { content: 'Li de uma vez.' },
        },
        reply: { status: 201, body: { id: '1', aprovado: false } },
      },
    ],
    act: write,
    outcome: 'comment 1 waits',
  },
  {
    title: 'a patron with many comments waiting writes one more',
    user: 'patron',
    exchanges: [
      {
        that: 'a comment over the limit of those that may wait',
        given: [ana, estrela, ...['Um.', 'Dois.', 'Três.'].map((content) => comment(content, 'aguardando'))],
        request: {
          method: 'POST',
          path: '/api/comentarios/acervo/1',
          headers: { ...asPatron, ...sendingJson },
          body: { content: 'Li de uma vez.' },
        },
        reply: { status: 422, body: { message: 'limite_comentarios_excedido' } },
      },
    ],
    act: write,
    outcome: { status: 422, tone: 'warning', message: 'limite_comentarios_excedido' },
  },
  {
    title: 'a patron looks which titles have comments of the patron',
    user: 'patron',
    exchanges: [
      {
        that: 'the titles that a patron commented on',
        given: [ana, estrela, comment('Li de uma vez.', 'aprovado'), comment('E reli.', 'aguardando')],
        request: { method: 'GET', path: '/api/comentarios/usuario/acervos', headers: asPatron },
        reply: { status: 200, body: [{ cod_acervo: '1', titulo: 'A hora da estrela', total: 2, aguardando: 1 }] },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listCommentedTitles.initiate());
      return data?.map(
        ({ cod_acervo, titulo, total, aguardando }) =>
          `/acervo/${cod_acervo} ${titulo}: ${total}, ${aguardando} waiting`,
      );
    },
    outcome: ['/acervo/1 A hora da estrela: 2, 1 waiting'],
  },
  {
    title: 'a patron looks what became of the comments on a title',
    user: 'patron',
    exchanges: [
      {
        that: 'the patron’s own comments on a title',
        given: [ana, estrela, comment('Li de uma vez.', 'aprovado', 2), refused, comment('E reli.', 'aguardando')],
        request: { method: 'GET', path: '/api/comentarios/usuario/acervo/1', headers: asPatron },
        reply: {
          status: 200,
          body: [
            { id: '3', content: 'E reli.', data: '2026-03-10T12:00:00Z', aguardando: true },
            {
              id: '2',
              content: 'Vendo o meu.',
              data: '2026-03-09T12:00:00Z',
              aprovado: false,
              aguardando: false,
              motivo: 'É um anúncio.',
            },
            { id: '1', content: 'Li de uma vez.', data: '2026-03-08T12:00:00Z', aprovado: true },
          ],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listOwnComments.initiate(theTitle));
      return data?.map((own) => [
        own.id,
        own.content,
        own.data,
        own.aguardando
          ? 'waits'
          : own.aprovado === false && own.aguardando === false
            ? `turned down: ${own.motivo}`
            : own.aprovado,
      ]);
    },
    outcome: [
      ['3', 'E reli.', '2026-03-10T12:00:00Z', 'waits'],
      ['2', 'Vendo o meu.', '2026-03-09T12:00:00Z', 'turned down: É um anúncio.'],
      ['1', 'Li de uma vez.', '2026-03-08T12:00:00Z', true],
    ],
  },
  {
    title: 'a patron withdraws a comment',
    user: 'patron',
    exchanges: [
      {
        that: 'the deletion of a comment of the patron',
        given: [ana, estrela, comment('Li de uma vez.', 'aprovado')],
        request: { method: 'DELETE', path: '/api/comentarios/usuario/1', headers: asPatron },
        reply: { status: 204 },
      },
    ],
    act: withdraw,
    outcome: 'deleted',
  },
]);
