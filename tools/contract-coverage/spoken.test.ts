import { spokenIn } from './spoken';

describe('what a test says to the program', () => {
  it.each([
    ["// GET /acervo/comentarios\nit('works', () => {});", 'a comment'],
    ["/* /acervo/comentarios */ it('works', () => {});", 'a long comment'],
    ["it('GET /acervo/comentarios works', () => {});", 'a title'],
    ["it.each([1])('/acervo/comentarios %i', () => {});", 'a title of several tests'],
    ['describe(`/acervo/comentarios`, () => {});', 'a title of a group'],
  ])('%j says nothing by %s', (source) => {
    expect(spokenIn(source)).not.toContain('/acervo/comentarios');
  });

  it('is its texts, with a hole for each value, and the names that it reaches for', () => {
    const source =
      'it(`x`, async () => { await get(`/acervo/${id}/marc?x=${y}`); call("/consulta"); all.issueToken; })';
    expect(spokenIn(source).split('\n')).toEqual(['/acervo/{}/marc?x={}', '/consulta', '.issueToken']);
  });
});
