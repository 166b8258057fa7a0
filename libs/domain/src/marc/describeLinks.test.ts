import { sampleRecord } from './describeSample';
import { describeTitle } from './describeTitle';

const linksOf = (...lines: string[]) => describeTitle(sampleRecord(lines));

describe('the links of a title', () => {
  it('keep the number of their field when an unsafe one is refused', () => {
    const { links } = linksOf(
      '856 40 $ujavascript://livros.example/%0Aalert(1)',
      '856 40 $ufile:///etc/passwd',
      '856 40 $uhttps://livros.example/9$yTexto completo',
    );
    expect(links).toEqual([
      {
        seq_paragrafo: 3,
        url: 'https://livros.example/9',
        descricao: 'Texto completo',
        restrito: false,
        provedor: null,
        integral: true,
      },
    ]);
  });

  test.each([
    ['856 40 $uhttps://livros.example/9', 'livros.example'],
    ['856 40 $3v. 1$uhttps://livros.example/9$zAcesso livre', 'v. 1 - Acesso livre'],
  ])('%p is called %p', (field, descricao) => {
    expect(linksOf(field).links[0]?.descricao).toBe(descricao);
  });

  test.each([
    ['856 40 $uhttps://plataforma.bvirtual.com.br/9', true, 'pearson'],
    ['856 40 $uhttps://integrada.minhabiblioteca.com.br/9', true, 'minhabiblioteca'],
    ['856 40 $uhttps://livros.example/9$xuptodate', true, 'uptodate'],
    ['856 40 $uhttps://plataforma.bvirtual.com.br/9$xGale_book', true, 'gale_book'],
    ['856 40 $uhttps://livros.example/9$xcomprado em 2019', false, null],
    ['856 40 $uhttps://livros.example/9$zAcesso restrito à comunidade', true, null],
    ['856 40 $uhttps://livros.example/9$71', true, null],
    ['856 40 $uhttps://livros.example/9$70', false, null],
  ])('%p is restricted: %p, by provider %p', (field, restrito, provedor) => {
    expect(linksOf(field).links[0]).toMatchObject({ restrito, provedor });
  });

  test.each([
    ['856 40 $uhttps://livros.example/9', 'cr'],
    ['856 4_ $uhttps://livros.example/9', 'cr'],
    ['856 42 $uhttps://livros.example/9', null],
    ['856 41 $3Sumário$uhttps://livros.example/9', null],
    ['007 cr', 'cr'],
  ])('%p makes remote access %p', (field, acesso_remoto) => {
    expect(linksOf(field).acesso_remoto).toBe(acesso_remoto);
  });

  test.each([
    ['856 42 $3Capa$uhttps://livros.example/9.jpg', 'https://livros.example/9.jpg'],
    ['856 42 $qimage/jpeg$uhttps://livros.example/9', 'https://livros.example/9'],
    ['856 40 $uhttps://livros.example/9', null],
    ['856 42 $3Capa$ujavascript:alert(1)', null],
  ])('%p gives the cover %p', (field, link_capa) => {
    expect(linksOf(field).link_capa).toBe(link_capa);
  });
});
