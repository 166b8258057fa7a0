interface OnDemo {
  /** The login of who may make the call, where it is not `ana`. */
  as?: string;
  /** What the demo data cannot have, and which call makes it: the request is refused without it. */
  needs?: string;
  /** What of the request depends on the day. */
  says?: string;
  /** In place of what the pact names, which the demo data lack. */
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
}

const validity = 'Choose as `validade` a day after the clock’s, at most two years later.';
// Of the test data's day and for as long as it may be: those of the pacts are over.
const validade = '2028-03-01';
const ownBasket = 'Needs a basket of this code: createNamedBasket returns the code of each.';
const mailedCode = 'Needs the code of the mail that startRecovery sends.';
const service = (variant: string) =>
  `Needs the institution with this way to sign in: PUT /__mock/institution {"variant":"${variant}"}.`;

/**
 * How the requests of the pacts are those of somebody who tries them on a fresh sandbox. The pacts have states of their own, which
 * name other people and titles.
 */
export const onDemo: Record<string, OnDemo> = {
  getPersonName: { params: { user: 'ana' } },
  getNetworkTitle: { params: { id: 1 } },
  getKardexItem: { params: { id: 119 }, query: { seqPar: 1, seqSec: 1, codPar: 1 } },
  openRestrictedLink: { params: { a: 123, b: 1 } },
  countLinkAccess: { body: { cod_acervo: 6, seq_paragrafo: 1, url: 'https://textos.example.org/obra/6' } },
  placeHold: { body: { cod_acervo: 8, localizacao: '', volume: 'unico', tomo: 'unico', parte: 'unico' } },
  requestLoan: {
    body: {
      biblioteca_recebimento: 1,
      cod_local_recebimento: 11,
      volume: 'unico',
      tomo: 'unico',
      parte: 'unico',
    },
  },
  followSerials: {
    says: validity,
    body: { validade, itens: [{ artigo: false, bibliotecas: [1], cod_acervo: 119, fasciculo: true, sumario: true }] },
  },
  cancelHolds: { as: 'carla', body: [5] },
  signClearance: { as: 'nada-consta' },
  issuePaymentSlip: { as: 'bruno' },
  openPaymentSlip: { as: 'bruno', body: { debitos: [5] } },
  exchangeUser: { as: 'trocas', body: { usuario: 'carla' } },
  switchLogin: { as: 'trocas', body: { base: 'ARQUIVO', codigo: '12' } },
  followTopics: { says: validity, body: { validade } },
  followWorkTypes: { says: validity, body: { validade } },
  extendTopic: { as: 'carla', says: validity, body: { validade, codTipoArea: '7', codigo: '705' } },
  unfollowTopic: { as: 'carla', body: { codTipoArea: '7', codigo: '705' } },
  updateFollowedSerial: { as: 'carla', says: validity, body: { validade } },
  unfollowSerial: { as: 'carla' },
  updateFollowedWorkType: { as: 'carla', says: validity, body: { validade } },
  unfollowWorkType: { as: 'carla' },
  readNamedBasket: { needs: ownBasket },
  changeNamedBasket: { needs: ownBasket },
  deleteNamedBasket: { needs: ownBasket },
  readSharedBasket: { needs: 'Needs the key of a basket that is shared: changeNamedBasket returns it.' },
  checkDeclaration: { needs: 'Needs the code of a declaration: signClearance returns it.' },
  unfollowSearch: { needs: 'Needs a search of this code: followSearch returns it.' },
  confirmEmail: { needs: 'Needs the code of the mail that updatePersonalData sends to a new address.' },
  validateRecoveryCode: { needs: mailedCode },
  resetPassword: { needs: mailedCode },
  endSession: { needs: 'Needs the id of another session of the same person: listSessions returns it.' },
  issueToken: { needs: 'Needs a refresh token: a sign-in with a password returns it.' },
  startOidc: { needs: service('oidc') },
  validateOidc: { needs: `${service('oidc')} The nonce is of its page.` },
  startSaml: { needs: service('saml') },
  validateSaml: { needs: `${service('saml')} The answer is of its page.` },
};

/** What an example says of itself. */
export function noteOf({ as, needs, says }: OnDemo = {}): string | undefined {
  const sentences = [needs, as && `As \`${as}\` of the demo data.`, says].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
