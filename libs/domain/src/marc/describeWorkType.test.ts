import { sampleRecord } from './describeSample';
import { describeTitle } from './describeTitle';
import { WorkType } from './workTypes';

const typeOf = (...sample: Parameters<typeof sampleRecord>) => describeTitle(sampleRecord(...sample)).desc_tipo_obra;

describe('the work type', () => {
  test.each([
    ['am', 'Livro'],
    ['as', 'Periódico'],
    ['ab', 'Artigo'],
    ['aa', 'Capítulo'],
    ['em', 'Mapa'],
    ['cm', 'Partitura'],
    ['jm', 'Gravação sonora'],
    ['im', 'Gravação sonora'],
    ['km', 'Material iconográfico'],
    ['om', 'Multimeio'],
    ['tm', 'Manuscrito'],
    ['rm', 'Outro'],
  ])('of leader/06-07 %p is %p', (kind, expected) => {
    expect(typeOf([], { kind })).toBe(expected);
  });

  test.each(['am', 'tm', 'km', 'em', 'pc'])('of %p under archival control is a document of the archive', (kind) => {
    const record = sampleRecord([], { kind });
    const leader = `${record.leader.slice(0, 8)}a${record.leader.slice(9)}`;
    expect(describeTitle({ ...record, leader }).desc_tipo_obra).toBe('Documento de arquivo');
  });

  test.each([
    ['Tese (Doutorado em História) - Universidade do Cais, 2005.', 'Tese'],
    [
      'Dissertação (Mestrado em Letras) - Universidade do Cais, Programa de Pós-Graduação em Letras, 2005.',
      'Dissertação',
    ],
    [
      'Trabalho de Conclusão de Curso (Graduação em Direito) - Universidade do Cais, 2005.',
      'Trabalho de conclusão de curso',
    ],
    ['Monografia (Especialização) - Universidade do Cais, 2005.', 'Trabalho de conclusão de curso'],
    ['Thesis (M.A.)--University of Somewhere, 1990.', 'Dissertação'],
    ['Originalmente apresentada como tese do autor.', 'Livro'],
  ])('of a 502 %p is %p', (note, expected) => {
    expect(typeOf([`502 __ $a${note}`])).toBe(expected);
  });

  test.each<[string, string[], Record<number, string>, string]>([
    ['an online book', ['856 40 $uhttps://livros.example/1'], {}, 'E-book'],
    ['a book coded as online', [], { 23: 'o' }, 'E-book'],
    ['a book whose contents page is online', ['856 42 $3Sumário$uhttps://livros.example/1'], {}, 'Livro'],
    ['an article in a host with an ISSN', ['773 0_ $tRevista do Cais$x1234-5678'], {}, 'Artigo'],
    ['a part of a host with an ISBN', ['773 0_ $tEstudos do mar$z9788500000000'], {}, 'Capítulo'],
    ['a law of a jurisdiction', ['110 1_ $aBrasil', '245 10 $aLei n. 1, de 2 de janeiro de 2005'], {}, 'Legislação'],
    [
      'a judgment of a jurisdiction',
      ['110 1_ $aBrasil$bSupremo Tribunal', '245 10 $aAcórdão n. 5'],
      {},
      'Jurisprudência',
    ],
    ['a book about a law', ['100 1_ $aPaz, Ana', '245 10 $aLei e ordem'], {}, 'Livro'],
    ['a Brazilian standard', ['245 10 $aABNT NBR 99999 :$bensaios'], {}, 'Norma técnica'],
  ])('of %s is %p', (_, lines, coded, expected) => {
    expect(typeOf(lines, { coded })).toBe(expected);
  });

  it('of projected material is video only when 007 or 008/33 say so', () => {
    expect(typeOf(['007 vd cvaizq'], { kind: 'gm' })).toBe('Vídeo');
    expect(typeOf([], { kind: 'gm', coded: { 33: 'm' } })).toBe('Vídeo');
    expect(typeOf([], { kind: 'gm', coded: { 33: 's' } })).toBe('Multimeio');
  });

  it('has one code and one wording each', () => {
    const all = Object.values(WorkType);
    expect(new Set(all.map(({ cod_tipo_obra }) => cod_tipo_obra)).size).toBe(all.length);
    expect(new Set(all.map(({ desc_tipo_obra }) => desc_tipo_obra)).size).toBe(all.length);
  });
});
