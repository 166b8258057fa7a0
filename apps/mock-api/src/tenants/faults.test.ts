import { contracts, type Contract } from '@catalogue/api-contract';
import { failureNotice, loginFailure } from '@catalogue/domain';
import { Faults, knownFaults } from './faults';

const calls = new Set(Object.values(contracts).flatMap((contract: Contract) => Object.keys(contract)));

describe('the faults', () => {
  it.each(Object.entries(knownFaults))('%s applies to existing calls', (_, { endpoints }) => {
    expect(endpoints.filter((name) => !calls.has(name))).toEqual([]);
  });

  it('cover every row of the common error catalogue (D2 §8)', () => {
    const shown = Object.values(knownFaults).flatMap(({ does }) =>
      does.kind === 'answer' ? [failureNotice({ status: does.status, message: String(does.body['message']) })] : [],
    );
    expect(new Set(shown.map(({ key, tone }) => key ?? tone))).toEqual(
      new Set(['partnerNetworkDown', 'myLibraryMail', 'unexpectedError', 'warning']),
    );
  });

  it('cover every row of the sign-in’s own table (D1 §8)', () => {
    const shown = Object.values(knownFaults).flatMap(({ does, grant }) =>
      does.kind === 'answer' && grant === 'password'
        ? [loginFailure({ status: does.status, message: String(does.body['message']) })]
        : [],
    );
    expect(new Set(shown.map(({ key }) => key))).toEqual(
      new Set([
        'requestFailed',
        'UsuarioOuSenhaIncorretaCustom',
        undefined,
        'tooManyAttempts',
        'ACESSO_BLOQUEADO',
        'unknownLoginError',
        'genericStatus',
      ]),
    );
  });

  it('are used up in the order of their list', () => {
    const faults = new Faults();
    faults.list = [{ name: 'warning', times: 1 }, { name: 'refused', times: 1 }, { name: 'unexpected-500' }];
    const call = { name: 'listSearchGuides', id: 'parametros-secao-1', token: 'public' } as const;
    expect([1, 2, 3, 4].map(() => faults.take(call)?.name)).toEqual([
      'warning',
      'refused',
      'unexpected-500',
      'unexpected-500',
    ]);
  });
});
