/** A fault of a call: a reply in place of its own, or a failure of the connection. */
export interface KnownFault {
  /** The rows of the documents' error catalogues that it reproduces. */
  about: string;
  /** The calls (names in the contract) that it applies to when no `endpoint` is given; none: every call. */
  endpoints: readonly string[];
  /** Only searches in the partner network. */
  network?: true;
  /** Only calls with this kind of token. */
  token?: 'patron' | 'public';
  /** Only this grant of the token endpoint. */
  grant?: 'password' | 'refresh_token' | 'client_credentials';
  does:
    | { kind: 'answer'; status: number; body: Record<string, unknown> }
    | { kind: 'drop' }
    | { kind: 'truncate' }
    | { kind: 'wait' | 'dribble'; ms: number };
}

const answer = (status: number, message: string, more: Record<string, unknown> = {}): KnownFault['does'] => ({
  kind: 'answer',
  status,
  body: { ...more, message },
});
const oauth = (status: number, message: string, error = 'invalid_grant') =>
  answer(status, message, { error, error_description: message });

const searches = ['searchTitles', 'getNetworkTitle', 'listInstitutions'];
const token = ['issueToken'];
const external = ['validateOidc', 'validateSaml'];

/** Named after the documents' error catalogues (D1 §8, D2 §8). */
export const knownFaults: Record<string, KnownFault> = {
  'unexpected-500': {
    about: 'D2 §8: HTTP 500 otherwise; D1 §8: unexpected processing error',
    endpoints: [],
    does: answer(500, 'Ocorreu um erro inesperado.'),
  },
  'network-drop': { about: 'D2 §8: network error without response', endpoints: [], does: { kind: 'drop' } },
  'truncated-body': { about: 'an answer that is cut in the middle', endpoints: [], does: { kind: 'truncate' } },
  slow: { about: 'an answer that takes three seconds, or delay_ms', endpoints: [], does: { kind: 'wait', ms: 3000 } },
  dribble: {
    about: 'an answer that comes in ten pieces within three seconds, or delay_ms',
    endpoints: [],
    does: { kind: 'dribble', ms: 3000 },
  },
  warning: {
    about: 'D2 §8: other non-500 error with a response',
    endpoints: [],
    does: answer(409, 'O pedido não pôde ser atendido agora. Tente de novo em alguns minutos.'),
  },
  refused: {
    about: 'D2 §8: HTTP 422',
    endpoints: [],
    does: answer(422, 'Os dados não foram aceitos pela biblioteca.'),
  },
  'rede-pergamum-down': {
    about: 'D2 §8: HTTP 500, message says the partner-network catalogue query failed',
    endpoints: searches,
    network: true,
    does: answer(500, 'Falha na consulta ao catálogo da Rede Pergamum.'),
  },
  'minha-biblioteca-mail': {
    about: 'D2 §8: HTTP 500, message contains a my-library error marker',
    endpoints: ['mailClearance', 'exportBasket', 'redirectToProvider'],
    does: answer(500, 'MINHA_BIBLIOTECA: o e-mail do leitor não está cadastrado no provedor.'),
  },
  'session-expired': {
    about: 'D2 §8: 401, not on the token endpoint',
    endpoints: [],
    token: 'patron',
    does: answer(401, 'A sessão terminou ou não é válida. Entre de novo.'),
  },
  'public-token-expired': {
    about: 'D2 §4: the failed token was the public one',
    endpoints: [],
    token: 'public',
    does: answer(401, 'A sessão terminou ou não é válida. Entre de novo.'),
  },
  'refresh-fails': {
    about: 'D2 §8: 401 and the refresh fails',
    endpoints: token,
    grant: 'refresh_token',
    does: oauth(400, 'invalid_grant'),
  },
  'login-400': {
    about: 'D1 §8, login: 400',
    endpoints: token,
    grant: 'password',
    does: oauth(400, 'invalid_request', 'invalid_request'),
  },
  'login-401': {
    about: 'D1 §8, login: 401',
    endpoints: token,
    grant: 'password',
    does: oauth(401, 'UsuarioOuSenhaIncorreta'),
  },
  'login-422': {
    about: 'D1 §8, login: 422, the server message is shown',
    endpoints: token,
    grant: 'password',
    does: oauth(422, 'O cadastro está incompleto: procure a biblioteca.'),
  },
  'too-many-attempts': {
    about: 'D1 §8, login: 429',
    endpoints: token,
    grant: 'password',
    does: oauth(429, 'MuitasTentativas'),
  },
  blocked: {
    about: 'D1 §8, login: 430 or ACESSO_BLOQUEADO',
    endpoints: token,
    grant: 'password',
    does: oauth(430, 'ACESSO_BLOQUEADO', 'access_denied'),
  },
  'login-500': {
    about: 'D1 §8, login: 500',
    endpoints: token,
    grant: 'password',
    does: oauth(500, 'server_error', 'server_error'),
  },
  'login-other': {
    about: 'D1 §8, login: any other',
    endpoints: token,
    grant: 'password',
    does: oauth(418, 'server_error', 'server_error'),
  },
  'captcha-expired': {
    about: 'D1 §8: captcha expired',
    endpoints: token,
    grant: 'password',
    does: oauth(422, 'captcha_expirado'),
  },
  'captcha-invalid': {
    about: 'D1 §8: captcha invalid',
    endpoints: token,
    grant: 'password',
    does: oauth(422, 'captcha_invalido'),
  },
  'external-denied': {
    about: 'D1 §8, external sign-in: permissions denied',
    endpoints: external,
    does: answer(403, 'acesso_negado'),
  },
  'external-authentication': {
    about: 'D1 §8, external sign-in: authentication error',
    endpoints: external,
    does: answer(401, 'erro_autenticacao'),
  },
  'external-validation': {
    about: 'D1 §8, external sign-in: token validation error',
    endpoints: external,
    does: answer(422, 'erro_validacao_token'),
  },
  'external-unknown': {
    about: 'D1 §8, external sign-in: user not found',
    endpoints: external,
    does: answer(404, 'usuario_nao_encontrado'),
  },
  'resource-unreachable': {
    about: 'D1 §8: e-book integrations, server unreachable',
    endpoints: ['openRestrictedLink', 'openGrupoA', 'redirectToProvider'],
    does: answer(502, 'servidor_indisponivel'),
  },
  'resource-denied': {
    about: 'D1 §8: e-book integrations, access denied',
    endpoints: ['openRestrictedLink', 'openGrupoA', 'redirectToProvider'],
    does: answer(403, 'acesso_negado'),
  },
  'limite-comentarios': {
    about: 'D1 §8: limit of comments awaiting approval exceeded',
    endpoints: ['addComment', 'sendGeneralComment'],
    does: answer(422, 'limite_comentarios_excedido'),
  },
};
