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

const rules = () => document.querySelector<HTMLStyleElement>('#marca')?.sheet?.cssRules ?? [];

describe("the institution's colour", () => {
  it.each(Object.entries(colours))('can be read wherever it stands: %s', (_, hex) => {
    const { light, dark } = brandColours(hex);
    expect(contrast(light['marca-sobre'], light.marca)).toBeGreaterThanOrEqual(7);
    expect(contrast(light['marca-sobre'], light['marca-forte'])).toBeGreaterThanOrEqual(7);
    expect(contrast(light['marca-fundo-sobre'], light['marca-fundo'])).toBeGreaterThanOrEqual(10);
    expect(contrast(light['marca-fundo-mudo'], light['marca-fundo'])).toBeGreaterThanOrEqual(6);
    for (const ground of ['#ffffff', light['marca-sutil']])
      expect(contrast(light['marca-fg'], ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [light['marca-sutil'], light['marca-mudo']])
      expect(contrast('#16201f', ground)).toBeGreaterThanOrEqual(7);

    expect(contrast(dark['marca-fg'], '#1a2322')).toBeGreaterThanOrEqual(8.5);
    expect(contrast(dark['marca-sobre'], dark.marca)).toBeGreaterThanOrEqual(7);
    expect(contrast(dark['marca-sobre'], dark['marca-forte'])).toBeGreaterThanOrEqual(7);
    expect(contrast(dark['marca-fundo-sobre'], dark['marca-fundo'])).toBeGreaterThanOrEqual(10);
    expect(contrast(dark['marca-fundo-mudo'], dark['marca-fundo'])).toBeGreaterThanOrEqual(6);
    expect(contrast(dark['marca-fg'], dark['marca-sutil'])).toBeGreaterThanOrEqual(6);
    for (const ground of [dark['marca-sutil'], dark['marca-mudo']])
      expect(contrast('#edf1ef', ground)).toBeGreaterThanOrEqual(7);
  });

  it('stays as it is where it is dark enough', () => {
    expect(brandColours('#0b3d4a').light.marca).toBe('#0b3d4a');
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
    expect(document.head.querySelectorAll('#marca')).toHaveLength(1);
    expect(rules()).toHaveLength(2);
    expect(localStorage.getItem('catalogue.brand')).toBe(brandSheet('#c8102e'));
    await applyBrand('a colour that is none');
    expect(rules()).toHaveLength(0);
    expect(localStorage.getItem('catalogue.brand')).toBeNull();
  });
});
