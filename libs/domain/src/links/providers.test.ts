import { providerAt } from './providers';

test.each([
  ['https://plataforma.bvirtual.com.br/Acervo/1', 'pearson'],
  ['https://minhabiblioteca.example.org/', 'minhabiblioteca'],
  ['link.gale.com', 'gale'],
  ['http://go.galegroup.com/ps', 'gale_book'],
  // A word in the path does not identify the provider.
  ['https://livros.example.org/proquest', null],
  ['', null],
])('%s is served by %s', (address, provider) => expect(providerAt(address)).toBe(provider));
