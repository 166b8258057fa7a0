import { differences, type ContractCall, type CoverageSources, type Waiver } from './compare';

const documented = [
  { id: 'campus', group: 'units', method: 'GET', path: '/campus', access: 'public' },
  { id: 'reserva', group: 'holds', method: 'POST', path: '/reserva', access: 'patron' },
];
const listCampuses: ContractCall = {
  id: 'campus',
  name: 'listCampuses',
  method: 'GET',
  path: '/campus',
  access: 'public',
  isDocumented: true,
};
const personas: ContractCall = {
  id: 'mock-personas',
  name: 'listPersonas',
  method: 'GET',
  path: '/__mock/personas',
  access: 'none',
  isDocumented: false,
};
const waivers: Waiver[] = [{ group: 'holds', since: '2026-11-21', reason: 'next issue', calls: ['reserva'] }];

const parts = (change: Partial<CoverageSources> = {}): CoverageSources => ({
  documented,
  contract: [listCampuses, personas],
  routes: new Set(['GET /campus', 'GET /__mock/personas']),
  pact: new Set(['GET /campus']),
  client: new Set(['listCampuses']),
  screens: new Set(['listCampuses']),
  tested: new Set(['listCampuses']),
  addressOf: ({ path }) => path,
  ...change,
});

describe('coverage of the contract', () => {
  it('finds nothing where every part has every call, or a reason why not', () => {
    expect(differences(parts(), waivers)).toEqual([]);
  });

  it.each<[string, Partial<CoverageSources>, string[]]>([
    ['a call without a route', { routes: new Set(['GET /__mock/personas']) }, ['campus has no route']],
    ['a call of ours without a route', { routes: new Set(['GET /campus']) }, ['listPersonas has no route']],
    ['a call in no pact', { pact: new Set() }, ['campus is in no pact']],
    ['a call without a client endpoint', { client: new Set() }, ['campus has no client endpoint']],
    ['a call that no screen makes', { screens: new Set() }, ['campus is used by no screen']],
    ['a call without a behaviour test', { tested: new Set() }, ['campus has no behaviour test']],
    [
      'a route that nothing describes',
      { routes: new Set(['GET /campus', 'GET /__mock/personas', 'DELETE /campus']) },
      ['the route DELETE /campus is not in the contract'],
    ],
    [
      'a pact about a call that nothing describes',
      { pact: new Set(['GET /campus', 'GET /curso']) },
      ['the pact asks for GET /curso, which is not in the contract'],
    ],
    [
      'a client endpoint that nothing describes',
      { client: new Set(['listCampuses', 'listCourses']) },
      ["the client's listCourses is not in the contract"],
    ],
    [
      'a call that differs from the documents',
      { contract: [{ ...listCampuses, access: 'patron' }, personas] },
      ['campus: the access is public in the documents, patron in the contract'],
    ],
    [
      'a call that the documents do not have',
      { documented: documented.slice(1) },
      ['listCampuses is in the contract and not documented'],
    ],
  ])('reports %s', (_, change, expected) => {
    expect(differences(parts(change), waivers)).toEqual(expected);
  });

  it.each<[string, Waiver[], string[]]>([
    ['a documented call that is left out', [], ['reserva is documented and not in the contract']],
    [
      'a waiver that is no longer needed',
      [{ group: 'units', since: '2026-11-21', reason: 'next issue', calls: ['reserva', 'campus'] }],
      ['campus is waived, and the contract has it'],
    ],
    [
      'a waiver of a call that does not exist',
      [{ group: 'units', since: '2026-11-21', reason: 'next issue', calls: ['reserva', 'cursos'] }],
      ['cursos is waived and not documented'],
    ],
  ])('reports %s', (_, given, expected) => {
    expect(differences(parts(), given)).toEqual(expected);
  });
});
