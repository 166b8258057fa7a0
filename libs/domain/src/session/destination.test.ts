import { destinationAddress, initialDestination } from './destination';

describe('where a sign-in leads', () => {
  it.each([
    [null, null, 'M'],
    ['/', 'C', 'C'],
    ['/meupergamum/debitos', 'C', 'M'],
    ['/acervo/7/reserva', 'M', 'C'],
    ['//evil.example', 'C', 'C'],
    ['/meupergamumx', null, 'C'],
  ] as const)('redirect %j with default %j preselects %s', (redirect, fallback, expected) => {
    expect(initialDestination(redirect, fallback)).toBe(expected);
  });

  it.each([
    ['M', null, '/meupergamum'],
    ['M', '/meupergamum/debitos', '/meupergamum/debitos'],
    ['M', '/acervo/7', '/meupergamum'],
    ['C', '/acervo/7', '/acervo/7'],
    ['C', '/meupergamum', '/'],
    ['C', 'https://evil.example', '/'],
  ] as const)('choosing %s with redirect %j leads to %s', (destination, redirect, expected) => {
    expect(destinationAddress(destination, redirect)).toBe(expected);
  });
});
