import type { control, Reply } from '@catalogue/api-contract';
import { appForFile } from '../../testing/app';

const server = appForFile();

it('lists each mail with its status and the last failure, newest first', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 12, minute));
  const states = [
    { attempts: 1, sent_at: at(9) },
    { attempts: 2, next_attempt_at: at(9), last_failure: '451 try again later' },
    { attempts: 1, last_failure: '550 no such mailbox' },
    {},
  ];
  await server.db.sentMail.createMany({
    data: states.map((state, index) => ({
      para: `${index}@example.org`,
      assunto: 'Aviso',
      texto: 'Olá',
      anexos: [],
      data: at(-index),
      ...state,
    })),
  });
  const mails = (await server.app.inject('/__mock/outbox')).json<Reply<(typeof control)['listMails']>>();
  expect(
    mails.filter(({ para }) => /^\d@/.test(para)).map(({ para, situacao, falha }) => [para, situacao, falha]),
  ).toEqual([
    ['0@example.org', 'enviado', null],
    ['1@example.org', 'na_fila', '451 try again later'],
    ['2@example.org', 'desistiu', '550 no such mailbox'],
    ['3@example.org', 'guardado', null],
  ]);
});
