import { applyBrand, brandOf } from './brand';
import { brandColours, brandSheet, contrast } from './brandColours';

const colours = {
  petrol: '#0f4c5c',
  yellow: '#ffd500',
  orange: '#ff7a00',
  pink: '#ff4fa3',
  red: '#c8102e',
  grey: '#8c8c8c',
  black: '#000000',
  white: '#ffffff',
  'the blue of the government': '#1351b4',
};

const rules = () => document.querySelector<HTMLStyleElement>('#brand')?.sheet?.cssRules ?? [];

describe("the institution's colour", () => {
  it.each(Object.entries(colours))('can be read wherever it stands: %s', (_, hex) => {
    const { light, dark } = brandColours(hex);
    expect(contrast(light['brand-on'], light.brand)).toBeGreaterThanOrEqual(7);
    expect(contrast(light['brand-on'], light['brand-strong'])).toBeGreaterThanOrEqual(7);
    expect(contrast(light['brand-ground-on'], light['brand-ground'])).toBeGreaterThanOrEqual(10);
    expect(contrast(light['brand-ground-muted'], light['brand-ground'])).toBeGreaterThanOrEqual(6);
    for (const ground of ['#ffffff', light['brand-subtle']])
      expect(contrast(light['brand-fg'], ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [light['brand-subtle'], light['brand-muted']])
      expect(contrast('#16201f', ground)).toBeGreaterThanOrEqual(7);

    expect(contrast(dark['brand-fg'], '#1a2322')).toBeGreaterThanOrEqual(8.5);
    expect(contrast(dark['brand-on'], dark.brand)).toBeGreaterThanOrEqual(7);
    expect(contrast(dark['brand-on'], dark['brand-strong'])).toBeGreaterThanOrEqual(7);
    expect(contrast(dark['brand-ground-on'], dark['brand-ground'])).toBeGreaterThanOrEqual(10);
    expect(contrast(dark['brand-ground-muted'], dark['brand-ground'])).toBeGreaterThanOrEqual(6);
    expect(contrast(dark['brand-fg'], dark['brand-subtle'])).toBeGreaterThanOrEqual(6);
    for (const ground of [dark['brand-subtle'], dark['brand-muted']])
      expect(contrast('#edf1ef', ground)).toBeGreaterThanOrEqual(7);
  });

  it('stays as it is where it is dark enough', () => {
    expect(brandColours('#0b3d4a').light.brand).toBe('#0b3d4a');
  });

  it('leaves high contrast its own colours', () => {
    const rules = brandSheet('#c8102e').match(/[^{}]+(?=\{)/g);
    expect(rules).toHaveLength(2);
    for (const rule of rules ?? []) expect(rule).toContain(':not([data-cor=contraste])');
  });

  it.each([
    ['the theme itself', { tema: '#123456', sigla: 'UFVI' }, '#123456'],
    ['of the theme in the table', { tema: 'vinho', sigla: 'UFVI' }, '#7a1f3d'],
    ['of the institution in the table', { tema: null, sigla: 'UFVI' }, '#0f4c5c'],
    ['none that is known', { tema: 'toString', sigla: 'X' }, null],
  ])('is %s', (_, institution, colour) => {
    expect(brandOf(institution, { vinho: '#7a1f3d', UFVI: '#0f4c5c' })).toBe(colour);
  });

  it('is kept for the next visit, and taken off when there is none', async () => {
    await applyBrand('#c8102e');
    await applyBrand('#c8102e');
    expect(document.head.querySelectorAll('#brand')).toHaveLength(1);
    expect(rules()).toHaveLength(2);
    expect(localStorage.getItem('catalogue.brand')).toBe(brandSheet('#c8102e'));
    await applyBrand('a colour that is none');
    expect(rules()).toHaveLength(0);
    expect(localStorage.getItem('catalogue.brand')).toBeNull();
    const empty = document.getElementById('brand');
    await applyBrand(null);
    // Another one would have the browser style the whole page again.
    expect(document.getElementById('brand')).toBe(empty);
  });
});
