import { isOwnPath, isRedirectTarget, isWebAddress } from './addresses';

test.each([
  ['https://livros.example.org/a?b=1#c', true],
  ['HTTP://livros.example.org', true],
  ['ftp://livros.example.org/a.pdf', true],
  ['javascript:alert(1)', false],
  ['data:text/html,oi', false],
  ['//livros.example.org', false],
  ['/acervo/1', false],
  ['https://a b', false],
  ['https://a"onclick="b', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%s is an address of the web: %s', (address, is) => expect(isWebAddress(address)).toBe(is));

test.each([
  ['/acervo/1', true],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['/a\nb', false],
  ['https://elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['acervo/1', false],
  ['', false],
])('%j stays on this site: %s', (address, is) => expect(isOwnPath(address)).toBe(is));

test.each([
  ['/acervo/1', true],
  ['https://livros.example.org', true],
  ['//elsewhere.example', false],
  ['javascript:alert(1)', false],
  [null, false],
])('a reader may be led to %j: %s', (address, is) => expect(isRedirectTarget(address)).toBe(is));
