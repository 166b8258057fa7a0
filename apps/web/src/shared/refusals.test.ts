import { contracts, type Contract } from '@catalogue/api-contract';
import { languages } from '@catalogue/domain';
import { textsIn } from '../testing/texts';

/** The features whose screens have texts of their own for a contract's refusals; all others show the shared ones. */
const ownTexts: Partial<Record<keyof typeof contracts, readonly string[]>> = {
  links: ['links'],
  person: ['person', 'session', 'links'],
  session: ['session', 'person'],
  teachingPlan: ['teaching-plan'],
};

/** Refusals that no reader is shown. */
const unseen = new Set([
  // Codes of OAuth 2 (RFC 6749 §5.2), of which the app reads the status.
  ...['invalid_request', 'unsupported_grant_type', 'invalid_grant', 'invalid_client'],
  // The sign-in has texts for it by institution (`loginFailure`).
  'UsuarioOuSenhaIncorreta',
  // The dialog then asks for the password.
  'precisa_da_senha',
]);

const refusals = Object.entries(contracts).flatMap(([name, contract]: [string, Contract]) =>
  Object.values(contract)
    .flatMap(({ refusals: declared }) => Object.keys(declared ?? {}))
    .filter((key) => !unseen.has(key))
    .map((key) => ({ key, features: ['shared', ...(ownTexts[name as keyof typeof contracts] ?? [])] })),
);

it.each(languages)('every refusal of every call that readers make is told in %s', (language) => {
  const texts = textsIn(language);
  expect(refusals.length).toBeGreaterThan(100);
  const isTold = ({ key, features }: (typeof refusals)[number]) => features.some((feature) => texts[feature]?.[key]);
  expect(refusals.filter((refusal) => !isTold(refusal))).toEqual([]);
});
