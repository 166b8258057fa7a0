import i18next from 'i18next';
import { textsIn } from '../../testing/texts';
import { summarySentence } from './summarySentence';

const today = '2026-03-10';
const tomorrow = '11/03/2026';
const late = '01/03/2026';
// What is known, and nothing to say.
const calm = { due: [], ready: 0, requested: 0, owed: 0, ending: 0, asked: 0, declared: 0, blocked: 0, away: 0 };

async function sentence(language: string, situation: Parameters<typeof summarySentence>[0], more = {}) {
  await i18next.init({ lng: language, resources: { [language]: textsIn(language) } });
  return summarySentence(situation, {
    today,
    t: i18next.getFixedT(language, 'personal-area'),
    language,
    isPartial: false,
    ...more,
  });
}

describe('the first sentence of the personal area', () => {
  it.each([
    ['pt', { due: [tomorrow], ready: 1, owed: 0, away: 0 }, 'Um livro vence amanhã e uma reserva espera por você.'],
    [
      'pt',
      { due: [late, late, tomorrow], ready: 2, owed: 7.5, away: 0 },
      '2 livros estão atrasados, um livro vence amanhã, 2 reservas esperam por você e você deve R$\u00a07,50.',
    ],
    ['pt', calm, 'Tudo em dia.'],
    ['pt', { due: [], ready: 0, owed: 0, away: 1 }, 'Um afastamento está em vigor.'],
    ['pt', { due: [], ready: 0 }, ''],
    ['pt', { ...calm, requested: undefined }, ''],
    ['pt', { ...calm, requested: 1, asked: 1 }, 'Um pedido seu está pronto e o seu novo e-mail espera confirmação.'],
    ['pt', { ...calm, declared: 1, blocked: 1 }, 'Um nada consta vence em breve e o seu acesso está bloqueado.'],
    ['es', { ...calm, ending: 2 }, '2 intereses terminan pronto.'],
    [
      'en',
      { due: [tomorrow, tomorrow], ready: 1, owed: 0, away: 0 },
      '2 books are due tomorrow and one hold is ready for you.',
    ],
    ['en', { due: [late], ready: 0, owed: 13.5, away: 0 }, 'One book is late and you owe R$\u00a013,50.'],
    [
      'pt',
      { ...calm, due: [late, late], owed: 27, growth: 3 },
      '2 livros estão atrasados e você deve R$\u00a027,00, mais R$\u00a03,00 por dia.',
    ],
    ['en', { due: [], ready: 0, owed: 0, away: 2 }, '2 suspensions are in force.'],
    ['en', calm, 'Everything is in order.'],
    [
      'es',
      { due: ['10/03/2026'], ready: 3, owed: 0, away: 0 },
      'Un libro vence hoy y 3 reservas están listas para retirar.',
    ],
    [
      'es',
      { due: ['12/03/2026', '13/03/2026'], ready: 0, owed: 0, away: 0 },
      '2 libros vencen en los próximos 3 días.',
    ],
  ])('in %s of %j is “%s”', async (language, situation, expected) => {
    expect(await sentence(language, situation)).toBe(expected);
  });
  it.each([
    ['pt', 'Uma reserva está pronta para retirar e há R$\u00a03,00 a pagar.'],
    ['en', 'One hold is ready to pick up and R$\u00a03,00 is owed.'],
    ['es', 'Una reserva está lista y hay R$\u00a03,00 por pagar.'],
  ])('does not say “you” in %s to who acts for the patron', async (language, expected) => {
    expect(await sentence(language, { ...calm, ready: 1, owed: 3 }, { isActing: true })).toBe(expected);
  });
  it.each([
    ['pt', 'Não sabemos se está tudo em dia.'],
    ['en', 'We do not know whether everything is in order.'],
    ['es', 'No sabemos si todo está en orden.'],
  ])('does not say in %s that all is well where a list is missing', async (language, expected) => {
    expect(await sentence(language, { ...calm, requested: undefined }, { isPartial: true })).toBe(expected);
    expect(await sentence(language, { ...calm, requested: undefined, ready: 1 }, { isPartial: true })).not.toBe(
      expected,
    );
    // A list that could not be read again, and was calm before.
    expect(await sentence(language, calm, { isPartial: true })).toBe(expected);
  });
});
