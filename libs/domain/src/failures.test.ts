import { failureNotice, mayPass } from './failures';

describe('the message of a failed call', () => {
  it.each([
    [
      'bad input shows the server message as a warning',
      422,
      'titulo_reservado',
      { tone: 'warning', message: 'titulo_reservado' },
    ],
    [
      'another refusal shows the server message as a warning',
      404,
      'Acervo não encontrado',
      { tone: 'warning', message: 'Acervo não encontrado' },
    ],
    [
      'a gateway failure shows the server message as a warning',
      503,
      'Em manutenção',
      { tone: 'warning', message: 'Em manutenção' },
    ],
    [
      'a failed partner network query has its own warning',
      500,
      'Falha na consulta à Rede Pergamum',
      { tone: 'warning', key: 'partnerNetworkDown' },
    ],
    [
      'a my-library failure has its e-mail text',
      500,
      'erro MINHA_BIBLIOTECA x',
      { tone: 'error', key: 'myLibraryMail' },
    ],
    [
      'any other 500 is unexpected and its message is not shown',
      500,
      'stack',
      { tone: 'error', key: 'unexpectedError' },
    ],
    ['no answer means that the server cannot be reached', 'network', '', { tone: 'error', key: 'cannotReachServer' }],
    ['a session that could not be refreshed has expired', 'session', '', { tone: 'warning', key: 'sessionExpired' }],
  ] as const)('%s', (_, status, message, notice) => {
    expect(failureNotice({ status, message })).toEqual(notice);
  });
});

test.each([
  [422, false],
  [404, false],
  [403, true],
  [429, true],
  [500, true],
  ['network', true],
] as const)('a call that failed with %s may pass later: %s', (status, expected) => {
  expect(mayPass({ status, message: '' })).toBe(expected);
});
