import { contracts, serverOnlyContracts, type Contract } from '@catalogue/api-contract';
import { languages, type Language } from '@catalogue/domain';
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

// To the reader alone: the library card, a calendar of one’s own, what is refused, and what is read before the sign-in.
const ownOnly =
  /^(signInToHoldWhy|inFileWhat|byAddressWhat|calendarRemoved|tokenFailed|noToken|whatFor|noHoldsWhy|accessDenied|accessDeniedWhy)(_|$)/;

// No word boundary: it does not know the letters of “você”. Spanish verbs are those of a third person too: they count
// at the beginning of a sentence, where nobody is named.
const speaksTo: Record<Language, RegExp> = {
  pt: /(?<!\p{L})(você|seus?|suas?|meus?|minhas?)(?!\p{L})/iu,
  en: /(?<!\p{L})(you|yours?|yourself|I|my|mine)(?!\p{L})/iu,
  es: /(?<!\p{L})(usted|sus?|suy[oa]s?|mis?)(?!\p{L})|(?<=^|[.:] )((ahora|hoy|todavía|ya) )?(no )?(tiene|puede|debe|pierde)(?!\p{L})/iu,
};
/** What a text for who acts for another person must not say. Spanish “su” is also that of the other person. */
const speaksStill: Record<Language, RegExp> = {
  ...speaksTo,
  es: /(?<!\p{L})(usted|mis?)(?!\p{L})|(?<=^|[.:] )((ahora|hoy|todavía|ya) )?(no )?(tiene|puede|debe|pierde)(?!\p{L})/iu,
};

const features = ['loans', 'holds', 'debts', 'personal-area'];
test.each(languages.flatMap((language) => features.map((feature) => [feature, language] as const)))(
  'the texts of %s that speak to the person have a form for who acts for them: %s',
  (feature, language) => {
    const texts = Object.entries(textsIn(language)[feature] as Record<string, string>);
    const acting = new Map(texts.filter(([key]) => key.includes('_acting')));
    expect([...acting].filter(([, text]) => speaksStill[language].test(text))).toEqual([]);
    const lacking = texts.filter(([key, text]) => {
      const [, name = key, plural = ''] = /^(.*?)(_one|_other)?$/.exec(key) ?? [];
      const hasForm = acting.has(key) || acting.has(`${name}_acting${plural}`);
      return speaksTo[language].test(text) && !hasForm && !ownOnly.test(key);
    });
    expect(lacking.map(([key]) => key)).toEqual([]);
  },
);

// Said of the reader, whoever they act for: what they wrote, their own account, and what is refused to who acts.
const ofTheReader =
  /^(dados_invalidos|MuitasTentativas|ACESSO_BLOQUEADO|so_a_propria_pessoa|aviso_sempre_por_email|sem_email_para_avisos|TermoObrigatorio)$/;

test.each(languages)('what calls of a patron refuse is told of the person to who acts for them: %s', (language) => {
  const texts = textsIn(language)['shared'] as Record<string, string>;
  const refusals = Object.values({ ...contracts, ...serverOnlyContracts })
    .flatMap((contract: Contract) => Object.values(contract))
    .filter(({ access }) => access === 'patron' || access === 'either')
    .flatMap(({ refusals: of = {} }) => Object.keys(of));
  const spoken = [...new Set(refusals)].filter(
    (key) => speaksTo[language].test(texts[key] ?? '') && !ofTheReader.test(key),
  );
  expect(spoken).toContain('limite_cestas');
  expect(
    spoken.filter((key) => !texts[`${key}_acting`] || speaksStill[language].test(texts[`${key}_acting`] ?? '')),
  ).toEqual([]);
});
