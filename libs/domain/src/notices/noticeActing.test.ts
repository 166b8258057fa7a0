import { NoticeKind, type Notice } from '@catalogue/api-contract';
import { bySignature } from '../clearance/clearance';
import type { Language } from '../language';
import { noticeText } from './noticeText';

/** Words that speak to a reader of what is theirs; what asks them to do something does not. */
const ofReader: Record<Language, RegExp> = {
  pt: /(^|[^\p{L}])(você|sua?s?|seus?)(?!\p{L})/iu,
  en: /\b(you|yours?)\b/i,
  es: /(^|[^\p{L}])(usted|suy[oa]s?|sus?|le)(?!\p{L})/iu,
};
// Of a sign-in no one else is told.
const kinds = Object.values(NoticeKind).filter((tipo) => tipo !== NoticeKind.sessionOpened);
const refusals: (Notice['nao_renova'] | undefined)[] = [
  ...([undefined, 'titulo_reservado', 'limite_renovacoes_excedido', 'pessoa_bloqueada'] as const),
  ...(['pessoa_afastada', 'debito_pendente', 'emprestimo_em_atraso', 'sem_ganho'] as const),
];

describe.each(['pt', 'en', 'es'] as const)('in %s, who acts for another', (language) => {
  const told = (acting: boolean) =>
    kinds.flatMap((tipo) =>
      ['1', '2', '3', '4', '5', '6', bySignature, 'aprovado'].flatMap((estado) =>
        refusals.flatMap((nao_renova) =>
          ['Biblioteca Central', null].map((desc_biblioteca) => {
            const answer = { resposta: 'Chega na sexta.', valor: 14 };
            const dates = { dia: '2026-11-24', ate: '2026-11-27' };
            const notice = { tipo, nome: 'Cálculo', ...dates, estado, desc_biblioteca, ...answer };
            const words = noticeText({ ...notice, ...(nao_renova && { nao_renova }) }, language, { perDay: 1, acting });
            return `${tipo}: ${words.title} ${words.detail}`;
          }),
        ),
      ),
    );

  it('reads no notice that calls them the person whose things these are', () => {
    const all = told(true);
    expect(all.filter((text) => ofReader[language].test(text))).toEqual([]);
    expect(all.filter((text) => /undefined|\s\s/.test(text))).toEqual([]);
  });

  it('but the person reads many that do', () => {
    const kindsOfReader = told(false).filter((text) => ofReader[language].test(text));
    expect(new Set(kindsOfReader.map((text) => text.split(':')[0])).size).toBeGreaterThan(8);
  });
});
