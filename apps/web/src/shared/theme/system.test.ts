import { isCssProperty } from '@pandacss/is-valid-prop';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

// `lighterParts` omits Chakra's list of CSS properties: a property without a utility would be rendered as an attribute.
it('knows each style property that a part is given as an attribute', () => {
  const source = join(__dirname, '..', '..');
  const attributes = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const code = readFileSync(join(source, file), 'utf8');
      return [...code.matchAll(/const (\w+) = styled\(/g)].flatMap(([, name = '']) =>
        [...code.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].flatMap(([, given = '']) =>
          [...given.matchAll(/\s(\w+)=/g)].map(([, attribute = '']) => attribute),
        ),
      );
    });
  expect(attributes).toContain('paddingBlock');
  // SVG has attributes with the same names as CSS properties.
  const unknown = attributes.filter((name) => isCssProperty(name) && !system.properties.has(name));
  expect([...new Set(unknown)]).toEqual(['shapeRendering']);
});
