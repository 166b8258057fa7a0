import { categoryCodes, duplicateMarker, loginFlow, readUsername, wireUsername } from './institutionLogin';

describe('how an institution signs in', () => {
  it.each([
    ['571', 'ef'],
    ['87', 'category'],
    ['523', 'plain'],
    ['900', 'plain'],
  ])('%s: %s', (codEmpresa, flow) => expect(loginFlow(codEmpresa)).toBe(flow));
});

describe('the username of the wire', () => {
  it.each([
    ['a plain one is trimmed', 'plain', ' ana ', undefined, 'ana'],
    ['571 without duplicates adds nothing', 'ef', 'ana', undefined, 'ana'],
    ['571 adds the marker and the chosen code', 'ef', 'faria', '12', 'faria#12'],
    ['87 adds the category', 'category', 'ana', '01', 'ana01'],
    ['87 has categories in letters', 'category', 'ana', 'Intercamb', 'anaIntercamb'],
  ] as const)('%s', (_, flow, typed, choice, expected) => expect(wireUsername(flow, typed, choice)).toBe(expected));

  it('is read back to what was chosen', () => {
    expect(readUsername('ef', wireUsername('ef', 'faria', '12'))).toEqual([{ login: 'faria', codigo: 12 }]);
    for (const code of categoryCodes)
      expect(readUsername('category', wireUsername('category', 'ana', code))).toContainEqual({
        login: 'ana',
        categoria: code,
      });
  });

  it.each([
    ['571 takes a bare name', 'ef', 'faria', [{ login: 'faria' }]],
    ['a marker without a code is part of the name', 'ef', `faria${duplicateMarker}`, [{ login: 'faria#' }]],
    ['elsewhere the marker means nothing', 'plain', 'faria#12', [{ login: 'faria#12' }]],
    ['87 takes no name without a category', 'category', 'ana', []],
    ['87 takes no category without a name', 'category', '01', []],
  ] as const)('%s', (_, flow, username, expected) => expect(readUsername(flow, username)).toEqual(expected));
});
