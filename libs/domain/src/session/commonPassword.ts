import { unaccented } from '../unaccented';

// What lists of leaked passwords begin with, here and elsewhere: the words that stay when digits and signs around them
// are taken away.
const words = new Set(
  `senha password passwd passw pass admin administrador administrator root user usuario teste test guest convidado
  login acesso entrar welcome bemvindo qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm abcdef abc abcd
  abcde aluno aluna estudante professor professora faculdade universidade escola colegio biblioteca bibliotecas livro
  livros leitura catalogo ufvi campus curso brasil brazil brasileiro saopaulo riodejaneiro minas viçosa vicosa bahia
  mudar mudarsenha changeme trocar secret segredo letmein iloveyou teamo amor meuamor amore princesa princess familia
  jesus jesuscristo deus deusefiel deusfiel cristo maria jose joao pedro paulo lucas mateus gabriel rafael ana carlos
  fernanda juliana amanda bruno felipe gustavo monkey dragon football futebol soccer baseball flamengo corinthians
  palmeiras santos saopaulofc gremio internacional cruzeiro atletico vasco botafogo fluminense batman superman pokemon
  naruto starwars master shadow sunshine summer verao inverno primavera outono janeiro fevereiro marco abril maio junho
  julho agosto setembro outubro novembro dezembro hello ola freedom
  whatever trustno computer computador internet google facebook instagram samsung iphone windows linux server servidor
  default padrao temp temporaria nova novasenha minhasenha suasenha mysenha mypassword senhasenha senhaforte`.split(
    /\s+/,
  ),
);

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '5': 's',
  $: 's',
  '7': 't',
};

const letters = (text: string): string => text.replace(/[^a-z]/g, '');
const spelt = (text: string): string => letters([...text].map((sign) => lookalikes[sign] ?? sign).join(''));
const known = new Set([...words].map(unaccented));

/** Whether a password is one that is tried first: a common word with digits and signs around it, however spelt. */
export function isCommonPassword(password: string): boolean {
  const text = unaccented(password.trim());
  // Digits and signs around it may stand for letters, or for nothing.
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return [letters(text), spelt(text), spelt(bare), letters(bare)].some((word) => word !== '' && known.has(word));
}
