import type { Notice } from '@catalogue/api-contract';
import { languages } from '../language';
import { noFacts, type FactsOfDay } from './noticeFacts';
import { noticesOfDay } from './notices';
import { noticeText } from './noticeText';

const loan = {
  cod_pessoa: 1,
  codigo: '7',
  cod_acervo: '12',
  nome: 'Cálculo',
  desc_biblioteca: 'Biblioteca de Direito',
  // A Sunday.
  ate: '2026-11-29',
  devolver_ate: '2026-11-27',
};
const perDay = 2.25;
const person = { bloqueio: false, afastamentos: 0, debitos: 0, atrasados: 0, limite: 5 };
const free = { qtdeRenovacoes: '0', limiteRenovacoes: 5, reservado: false, pessoa: person };

function noticeOf(day: string, change: Partial<FactsOfDay['loans'][number]> = {}): Omit<Notice, 'desfecho'> {
  const [notice] = noticesOfDay(day, { ...noFacts, loans: [{ ...loan, renewal: free, ...change }] });
  if (!notice) throw new Error('The day brings no notice.');
  return notice;
}

const place = 'Onde devolver: Biblioteca de Direito. ';

describe('a loan that is due on a closed day', () => {
  const notice = noticeOf('2026-11-26');
  it('is to be returned before it, until that day is over', () => {
    const detail = (today: string) => noticeText(notice, 'pt', { today, perDay }).detail;
    const before = 'Em 29\u00a0nov a biblioteca está fechada: devolva até 27\u00a0nov. ';
    expect(detail('2026-11-27')).toBe(`${before}${place}Depois de 29\u00a0nov, R$\u00a02,25 por dia.`);
    expect(detail('2026-11-28')).toBe(`${place}Depois de 29\u00a0nov, R$\u00a02,25 por dia.`);
  });
  it.each(languages)('says so in %s', (language) => {
    expect(noticeText(notice, language, { perDay }).detail).toContain('27');
  });
  it('says nothing of it once that day is over, nor once the loan is late', () => {
    expect(noticeOf('2026-11-28').devolver_ate).toBeUndefined();
    expect(noticeOf('2026-11-30').devolver_ate).toBeUndefined();
  });
});

describe('a loan that is due on an open day and can be renewed', () => {
  it('says its place, its date and its cost, and nothing else', () => {
    const notice = noticeOf('2026-11-26', { devolver_ate: null });
    expect(notice).not.toHaveProperty('devolver_ate');
    expect(noticeText(notice, 'pt', { perDay }).detail).toBe(`${place}Depois de 29\u00a0nov, R$\u00a02,25 por dia.`);
  });
});

describe('a loan that is due on an open day', () => {
  const horario = { abre: '08:00', fecha: '12:00' };
  it.each([
    ['pt', 'Onde devolver: Biblioteca de Direito, nesse dia aberta das 8h às 12h.'],
    ['en', 'Where to return it: Biblioteca de Direito, open 8:00 to 12:00 that day.'],
    ['es', 'Dónde devolverlo: Biblioteca de Direito, ese día abierta de 8:00 a 12:00.'],
  ] as const)('says the hours of that day, in %s', (language, where) => {
    const notice = noticeOf('2026-11-26', { devolver_ate: null, horario });
    expect(noticeText(notice, language, { perDay }).detail).toContain(where);
  });
  it('says none once it is late', () => {
    expect(noticeOf('2026-11-30', { horario })).not.toHaveProperty('horario');
  });
});

describe('a loan that cannot be renewed', () => {
  it.each([
    ['titulo_reservado', { ...free, reservado: true }, 'Não renova: outra pessoa espera. '],
    [
      'limite_renovacoes_excedido',
      { ...free, qtdeRenovacoes: '5' },
      'Não renova mais: você já usou todas as renovações. ',
    ],
    [
      'pessoa_bloqueada',
      { ...free, pessoa: { ...person, bloqueio: true } },
      'Não renova: o seu acesso está bloqueado. Procure a biblioteca. ',
    ],
    ['pessoa_afastada', { ...free, pessoa: { ...person, afastamentos: 1 } }, 'Não renova: você está afastado. '],
    [
      'debito_pendente',
      { ...free, pessoa: { ...person, debitos: 1 } },
      'Não renova: você tem um débito. Pague antes de renovar. ',
    ],
    [
      'emprestimo_em_atraso',
      { ...free, pessoa: { ...person, atrasados: 1 } },
      'Não renova: você tem livros atrasados. Devolva-os antes. ',
    ],
    ['sem_ganho', { ...free, diasEmprestimo: 3 }, 'Renovar hoje não muda o prazo. '],
  ])('says why: %s', (nao_renova, renewal, text) => {
    const notice = noticeOf('2026-11-26', { renewal, devolver_ate: null });
    expect(notice).toMatchObject({ nao_renova });
    for (const language of languages)
      expect(noticeText(notice, language, { perDay }).detail).not.toBe(
        noticeText(noticeOf('2026-11-26'), language, { perDay }).detail,
      );
    expect(noticeText(notice, 'pt', { perDay }).detail).toBe(
      `${text}${place}Depois de 29\u00a0nov, R$\u00a02,25 por dia.`,
    );
  });
});
