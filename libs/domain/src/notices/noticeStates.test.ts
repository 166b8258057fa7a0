import { NoticeKind, type Notice } from '@catalogue/api-contract';
import { bySignature } from '../clearance/clearance';
import { languages, type Language } from '../language';
import { noticeMail, noticeMailText } from './noticeMail';
import { noticeText } from './noticeText';

const notice = {
  ...{ codigo: '7', cod_acervo: '12', nome: 'Cálculo', desc_biblioteca: 'Biblioteca Central' },
  ...{ dia: '2026-11-24', ate: '2026-11-27' },
};
const perDay = 1.5;
const links = { area: 'https://x.example/a', stop: 'https://x.example/s' };

type ByLanguage = Record<Language, string>;
const same = (text: string): ByLanguage => ({ pt: text, en: text, es: text });
const numbers = ['1', '2', '3', '4', '5', '6', '12'];
const numbered = (text: (number: string) => ByLanguage) => numbers.map((one) => [one, text(one)] as const);
const amounts = [
  ['1.00', same('R$\u00a01,00')],
  ['3.00', same('R$\u00a03,00')],
] as const;
const requestStates = [
  ['1', { pt: 'a biblioteca respondeu', en: 'the library has answered', es: 'la biblioteca respondió' }],
  ['2', { pt: 'em trânsito', en: 'on its way', es: 'en tránsito' }],
  ['3', { pt: 'disponível para retirar', en: 'ready to pick up', es: 'disponible para retirar' }],
  ['5', { pt: 'não pôde ser atendido', en: 'could not be met', es: 'no se pudo atender' }],
  ['6', { pt: 'removido', en: 'removed', es: 'retirado' }],
] as const;
/** Of those kinds that say nothing of a state: one that they had by mistake changes none of their words. */
const without = [null, ...numbers, bySignature, 'aprovado', '9.00'].map((one) => [one, null] as const);

/** What the words of each kind say of each state; null: the same as without one. */
const said: Record<Notice['tipo'], readonly (readonly [estado: string | null, text: ByLanguage | null])[]> = {
  [NoticeKind.dueSoon]: without,
  [NoticeKind.dueTomorrow]: without,
  [NoticeKind.late1Day]: without,
  [NoticeKind.late7Days]: without,
  [NoticeKind.late15Days]: without,
  [NoticeKind.lateMonths]: without,
  [NoticeKind.fineStopped]: amounts,
  [NoticeKind.holdReady]: without,
  [NoticeKind.holdLapsesTomorrow]: without,
  [NoticeKind.holdLapsed]: without,
  [NoticeKind.holdMovedUp]: numbered((place) => ({
    pt: `Você é a ${place}ª pessoa da fila.`,
    en: `You are number ${place} in the queue.`,
    es: `Usted es la persona ${place} de la cola.`,
  })),
  [NoticeKind.loanRequestMoved]: [
    ...requestStates,
    ['4', { pt: 'está com você', en: 'is with you', es: 'está con usted' }],
  ],
  [NoticeKind.requestMoved]: [...requestStates, ['4', { pt: 'finalizado', en: 'finished', es: 'finalizado' }]],
  [NoticeKind.commentDecided]: [
    ['aprovado', { pt: 'publicado', en: 'published', es: 'publicado' }],
    ['recusado', { pt: 'não aprovado', en: 'not approved', es: 'no aprobado' }],
  ],
  [NoticeKind.slipDueTomorrow]: amounts,
  [NoticeKind.slipPaid]: amounts,
  [NoticeKind.declarationEndsSoon]: without,
  [NoticeKind.declarationEnded]: without,
  [NoticeKind.deviationEnded]: [
    ...without.filter(([estado]) => estado !== bySignature),
    [
      bySignature,
      {
        pt: 'O nada consta que você assinou',
        en: 'The no-debts declaration that you signed',
        es: 'La declaración de libre de deudas que firmó',
      },
    ],
  ],
  [NoticeKind.searchHasNew]: numbered((count) => same(`${count} `)),
  [NoticeKind.profileHasNew]: numbered((count) => (count === '1' ? same('') : same(`${count} `))),
  [NoticeKind.interestEndsSoon]: without,
  [NoticeKind.interestEnded]: without,
  [NoticeKind.issueReceived]: numbered((label) => same(`Cálculo, ${label}`)),
  [NoticeKind.sessionOpened]: ['3', '203.0.113.3'].map((address) => [address, same(`${address}.`)] as const),
};
const foreign: Record<Language, RegExp> = {
  pt: /trânsito|disponível|finalizado|atendido|removido|publicado|aprovado/,
  en: /on its way|ready to|finished|could not be met|removed|published|approved/,
  es: /tránsito|disponible|finalizado|atender|retirado|publicado|aprobado/,
};
const hasStatus = new Set<Notice['tipo']>(['pedido_mudou', 'solicitacao_mudou', 'comentario_decidido']);

const rows = Object.values(NoticeKind).flatMap((tipo) =>
  said[tipo].flatMap(([estado, text]) => languages.map((language) => ({ tipo, estado, language, text }))),
);

test.each(rows)('$tipo with the state $estado says what that is of its kind, in $language', (row) => {
  const { tipo, estado, language, text } = row;
  const { title, detail } = noticeText({ ...notice, tipo, estado }, language, { perDay });
  const words = `${title} ${detail}`;
  if (text) expect(words).toContain(text[language]);
  else expect({ title, detail }).toEqual(noticeText({ ...notice, tipo, estado: null }, language, { perDay }));
  expect(words).not.toMatch(/undefined|NaN|null/);
  if (!hasStatus.has(tipo)) expect(words).not.toMatch(foreign[language]);
  // A mail says the same.
  const mail = noticeMail(
    [{ ...notice, tipo, estado }],
    { nome_pessoa: 'Ana', idioma: language },
    { sigla: 'U', perDay },
  );
  const mailed = noticeMailText(mail, links);
  expect(mailed).toContain(title);
  expect(mailed).toContain(detail);
  expect(mail.subject).toBe(title);
});

test.each([
  ['pt', 'Custa R$\u00a014,50. A biblioteca diz: “São 12 páginas.”'],
  ['en', 'It costs R$\u00a014,50. The library says: “São 12 páginas.”'],
  ['es', 'Cuesta R$\u00a014,50. La biblioteca dice: “São 12 páginas.”'],
] as const)('a notice of a request says what the library has answered, and its cost, in %s', (language, text) => {
  for (const tipo of [NoticeKind.loanRequestMoved, NoticeKind.requestMoved])
    for (const estado of ['1', '2', '3', '4', '5', '6']) {
      const answered = { ...notice, tipo, estado, resposta: 'São 12 páginas.', valor: 14.5 };
      expect(noticeText(answered, language, { perDay }).detail).toContain(text);
    }
});
