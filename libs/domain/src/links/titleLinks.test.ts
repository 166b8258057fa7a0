import { sampleRecord } from '../marc/describeSample';
import { isProviderSession, linkBlock, titleLinks } from './titleLinks';

describe('the links that a title offers', () => {
  const links = titleLinks(
    7,
    sampleRecord([
      '856 40 $uhttps://livros.example/7$yTexto completo',
      '856 42 $3Capa$uhttps://capas.example/7.jpg',
      '856 40 $uhttps://livros.example/8$xpearson',
      '856 42 $3Sumário$uhttps://livros.example/9.pdf',
    ]),
  );

  it('are all but its cover, each with the number of its field', () => {
    expect(links.map(({ cod_acervo, seq_paragrafo, descricao }) => [cod_acervo, seq_paragrafo, descricao])).toEqual([
      [7, 1, 'Texto completo'],
      [7, 3, 'livros.example'],
      [7, 4, 'Sumário'],
    ]);
  });

  it('keep the address of a restricted one to themselves', () => {
    expect(links.map(({ url, restrito, provedor }) => [url, restrito, provedor])).toEqual([
      ['https://livros.example/7', false, null],
      [null, true, 'pearson'],
      ['https://livros.example/9.pdf', false, null],
    ]);
  });
});

test.each([
  ['a provider', 'pearson', '00000000191', null],
  ['a provider and a patron without CPF', 'pearson', null, 'usuario_sem_cpf'],
  ['a provider and a patron whose CPF is blank', 'gale', '', 'usuario_sem_cpf'],
  ['no provider and a patron without CPF', null, null, null],
] as const)('%s: %p, CPF %p -> %p', (_, provedor, cpf, block) => {
  expect(linkBlock({ provedor }, { cpf })).toBe(block);
});

test.each([
  ['a1b2c3d4', true],
  ['8f14e45f-ceea-467f_a', true],
  ['curta', false],
  ['com espaço no meio', false],
  ['a1b2c3d4"><script>', false],
  ['a'.repeat(129), false],
])('%p can be a session of the provider: %p', (sessionid, valid) => {
  expect(isProviderSession(sessionid)).toBe(valid);
});
