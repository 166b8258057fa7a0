import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { render } from '../../testing/render';
import { attributesOf, plainAppearance, startAppearance, useAppearance, type Appearance } from './appearance';

const html = document.documentElement;
const plain = { 'data-zoom': null, 'data-enlarged': null, 'data-cor': null, 'data-negrito': null, 'data-modo': null };

const cases: [string, Partial<Appearance>, boolean, Partial<typeof plain> | Record<string, string>][] = [
  ['nothing chosen', {}, false, {}],
  ['nothing chosen on a dark system', {}, true, { 'data-modo': 'escuro' }],
  ['light chosen on a dark system', { modo: 'claro' }, true, {}],
  ['dark chosen', { modo: 'escuro' }, false, { 'data-modo': 'escuro' }],
  ['high contrast, which wins over dark', { modo: 'escuro', cor: 'contraste' }, true, { 'data-cor': 'contraste' }],
  ['inverted in the dark', { cor: 'invertido' }, true, { 'data-cor': 'invertido', 'data-modo': 'escuro' }],
  ['bold', { negrito: true }, false, { 'data-negrito': '' }],
  ['a zoom of 40', { zoom: 40 }, false, { 'data-zoom': '40' }],
  ['a zoom of 60, where the phone arrangement begins', { zoom: 60 }, false, { 'data-zoom': '60', 'data-enlarged': '' }],
];

/** The attributes that are set on the page. */
const worn = () => Object.fromEntries(Object.keys(plain).map((name) => [name, html.getAttribute(name)]));

const systemPrefers = (isDark: boolean, isContrast = false) => {
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('dark') ? isDark : query.includes('contrast') && isContrast,
      addEventListener: () => undefined,
    }) as unknown as MediaQueryList;
};

/** The latest result of a hook in a component. */
function used<T>(hook: () => T): { current: T } {
  const result = {} as { current: T };
  const Part = () => {
    result.current = hook();
    return null;
  };
  render(createElement(Part));
  return result;
}

beforeEach(() => {
  localStorage.clear();
  Object.keys(plain).forEach((name) => html.removeAttribute(name));
  systemPrefers(false);
});

describe('how the page looks', () => {
  it.each(cases)('%s', (_, chosen, isSystemDark, expected) => {
    expect(attributesOf({ ...plainAppearance, ...chosen }, isSystemDark)).toEqual({ ...plain, ...expected });
  });

  it.each(cases)('the loading page already looks so: %s', (_, chosen, isSystemDark, expected) => {
    systemPrefers(isSystemDark);
    localStorage.setItem('catalogue.appearance', JSON.stringify({ ...plainAppearance, ...chosen }));
    const script = readFileSync(join(__dirname, '../../app/boot.js'), 'utf8');
    new Function(script)();
    expect(worn()).toEqual({ ...plain, ...expected });
  });

  it('is high contrast from the start for who asked the system for more contrast', () => {
    systemPrefers(true, true);
    startAppearance();
    expect(worn()).toEqual({ ...plain, 'data-cor': 'contraste' });
  });

  it('changes at once, is kept, and goes back to the standard', () => {
    startAppearance();
    const result = used(useAppearance);
    flushSync(() => result.current.change({ zoom: 80, negrito: true }));
    expect(html).toHaveAttribute('data-zoom', '80');
    expect(result.current.appearance).toMatchObject({ zoom: 80, negrito: true });

    html.removeAttribute('data-zoom');
    startAppearance();
    expect(html).toHaveAttribute('data-zoom', '80');

    flushSync(() => result.current.reset());
    expect(worn()).toEqual(plain);
    expect(localStorage).toHaveLength(0);
  });

  it('survives a kept appearance that is no JSON', () => {
    localStorage.setItem('catalogue.appearance', '{');
    startAppearance();
    expect(worn()).toEqual(plain);
  });
});
