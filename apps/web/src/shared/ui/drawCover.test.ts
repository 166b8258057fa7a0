import { drawCover, type CoverWork } from './drawCover';

const words = (work: CoverWork) => drawCover(work).lines.map((line) => line.text);

describe('a drawn cover', () => {
  it('is the same each time for the same title', () => {
    const work: CoverWork = { id: 4711, title: 'Grande sertão: veredas', author: 'Rosa, João Guimarães' };
    expect(drawCover(work)).toEqual(drawCover({ ...work }));
    expect(drawCover({ ...work, id: '4711' })).toEqual(drawCover(work));
  });

  it('spreads neighbouring titles over all cloths and ornaments', () => {
    const drawings = Array.from({ length: 200 }, (_, id) => drawCover({ id, title: 'A' }));
    expect(new Set(drawings.map((drawing) => drawing.ground)).size).toBe(8);
    expect(new Set(drawings.map((drawing) => drawing.ornament)).size).toBe(4);
    const sameAsBefore = drawings.filter((drawing, index) => drawing.ground === drawings[index - 1]?.ground);
    expect(sameAsBefore.length).toBeLessThan(50);
  });

  it('carries the main title and the surname of the first author', () => {
    expect(words({ id: 1, title: 'Cálculo : volume 1 / James Stewart', author: 'Stewart, James; Silva, Ana' })).toEqual(
      ['Cálculo', 'Stewart'],
    );
  });

  it('keeps a colon inside a word or number', () => {
    expect(words({ id: 1, title: 'ABNT NBR 6023:2018' }).join(' ')).toBe('ABNT NBR 6023:2018');
  });

  it('cuts a title of more than five lines, and a word wider than the cover', () => {
    const long = words({ id: 1, title: 'palavra '.repeat(40) });
    expect(long).toHaveLength(5);
    expect(long.at(-1)).toMatch(/…$/);
    expect(words({ id: 1, title: 'Anticonstitucionalissimamente' })).toEqual([
      expect.stringMatching(/^Anticonstituc.*…$/),
    ]);
  });

  it('keeps every line within the cover, whatever its length and kind', () => {
    const kinds = ['book', 'ebook', 'thesis', 'periodical', 'document'] as const;
    for (const kind of kinds)
      for (let length = 1; length < 120; length++) {
        const title = 'Obra de referência sobre bibliotecas universitárias brasileiras e seus acervos '
          .repeat(2)
          .slice(0, length);
        for (const line of drawCover({ id: length, title, author: 'Sobrenome', year: 2026, kind }).lines) {
          const width = line.text.length * line.size * 0.57;
          const [from, to] =
            line.anchor === 'middle' ? [line.x - width / 2, line.x + width / 2] : [line.x, line.x + width];
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(120);
          expect(line.y).toBeLessThanOrEqual(175);
          // The title of a periodical, with what hangs below its line, is on the paper of its upper part.
          if (kind === 'periodical' && line.colour !== '#ffffff')
            expect(line.y + line.size * 0.25).toBeLessThanOrEqual(80);
        }
      }
  });

  it('draws without author or year', () => {
    expect(words({ id: 9, title: 'Anais', kind: 'thesis' })).toEqual(['Anais']);
  });
});
