import { system } from './system';

describe('the style system', () => {
  it('takes several space tokens in one value, and leaves other lengths as they are', () => {
    expect(system.css({ gap: 'e2 e4', margin: '1px auto calc(1rem + 2px)', padding: 0 })).toEqual({
      gap: 'var(--c-spacing-e2) var(--c-spacing-e4)',
      margin: '1px auto calc(1rem + 2px)',
      padding: 0,
    });
  });

  it("has the desktop's arrangement only where the patron did not enlarge the text", () => {
    expect(system.css({ _wide: { display: 'flex' } })).toEqual({
      '@media (min-width: 62em)': { 'html:not([data-ampliado]) &': { display: 'flex' } },
    });
  });

  it('writes colours as aliases, so that a scheme needs no render', () => {
    expect(JSON.stringify(system.getTokenCss())).toContain('"--c-colors-marca-solid":"var(--marca)"');
  });
});
