import { contracts, serverOnlyContracts, type Contract } from '@catalogue/api-contract';
import { screen, waitFor } from '@testing-library/dom';
import { renderApp } from '../testing/renderApp';
import { serverForEach } from '../testing/server';
import { textsIn } from '../testing/texts';
import { signedIn } from './session';

const server = serverForEach();

test('who acts for another person reads of that person', async () => {
  await server.db.hold.deleteMany();
  const { store, go } = await renderApp('/meupergamum/reservas', { patron: 'ana' });
  expect(await screen.findByText('Você não tem reservas.')).toBeVisible();
  const { patron } = store.getState().session;
  if (!patron) throw new Error('nobody is signed in');
  store.dispatch(signedIn({ ...patron, originalUser: { login: 'tomas', nome_pessoa: 'Tomás' } }));
  expect(await screen.findByText('Não há reservas.')).toBeVisible();
  go('/meupergamum/renovacao');
  await waitFor(() => expect(screen.getByText(/^Dá para renovar \d+ de \d+ títulos/)).toBeVisible());
});

// To the reader alone: the library card, a calendar of one’s own, what is refused, what is read before the sign-in, and names of pages.
const ownOnly =
  /^(signInToHoldWhy|inFileWhat|byAddressWhat|calendarRemoved|tokenFailed|noToken|whatFor|noHoldsWhy|accessDenied|accessDeniedWhy|dados-pessoais|menu)(_|$)/;

// No word boundary: it does not know the letters of “você”.
const toThePerson = /(?<!\p{L})(você|seus?|suas?|meus?|minhas?)(?!\p{L})/iu;

test.each(['loans', 'holds', 'debts', 'personal-area'])(
  'the texts of %s that speak to the person have a form for who acts for them',
  (feature) => {
    const texts = Object.entries(textsIn('pt')[feature] as Record<string, string>);
    const acting = new Map(texts.filter(([key]) => key.includes('_acting')));
    expect([...acting].filter(([, text]) => toThePerson.test(text))).toEqual([]);
    const lacking = texts.filter(([key, text]) => {
      const [, name = key, plural = ''] = /^(.*?)(_one|_other)?$/.exec(key) ?? [];
      return toThePerson.test(text) && !acting.has(`${name}_acting${plural}`) && !ownOnly.test(key);
    });
    expect(lacking.map(([key]) => key)).toEqual([]);
  },
);

// Said of the reader, whoever they act for: what they wrote, their own account, and what is refused to who acts.
const ofTheReader =
  /^(dados_invalidos|MuitasTentativas|ACESSO_BLOQUEADO|so_a_propria_pessoa|aviso_sempre_por_email|sem_email_para_avisos|TermoObrigatorio)$/;

test('what calls of a patron refuse is told of the person to who acts for them', () => {
  const texts = textsIn('pt')['shared'] as Record<string, string>;
  const refusals = Object.values({ ...contracts, ...serverOnlyContracts })
    .flatMap((contract: Contract) => Object.values(contract))
    .filter(({ access }) => access === 'patron' || access === 'either')
    .flatMap(({ refusals: of = {} }) => Object.keys(of));
  const spoken = [...new Set(refusals)].filter((key) => toThePerson.test(texts[key] ?? '') && !ofTheReader.test(key));
  expect(spoken).toContain('reserva_ja_existe');
  expect(spoken.filter((key) => !texts[`${key}_acting`] || toThePerson.test(texts[`${key}_acting`] ?? ''))).toEqual([]);
});
