import { work } from './classic';

const novel = { genre: 'Romance brasileiro', literary: '1' };
const stories = { genre: 'Conto brasileiro', literary: 'j' };
const poetry = { genre: 'Poesia brasileira', literary: 'p' };

export const literature = [
  work(
    'Assis, Machado de (1839-1908) | Memórias póstumas de Brás Cubas | São Paulo : Penguin-Companhia, 2014 | | 368 p. | 869.3 | Ficção brasileira | 2',
    {
      ...novel,
      holding: 'textbook',
      period: 'Século XIX',
      place651: 'Rio de Janeiro (RJ)',
      summary: 'Um defunto autor conta a própria vida, do começo pelo fim, com ironia e sem ilusões.',
    },
  ),
  work(
    'Assis, Machado de (1839-1908) | Dom Casmurro | São Paulo : Penguin-Companhia, 2016 | | 392 p. | 869.3 | Ficção brasileira; Ciúme na literatura | 2',
    { ...novel, holding: 'textbook' },
  ),
  work(
    'Assis, Machado de (1839-1908) | Quincas Borba | São Paulo : Penguin-Companhia, 2012 | | 352 p. | 869.3 | Ficção brasileira | 2',
    novel,
  ),
  work(
    'Assis, Machado de (1839-1908) | O alienista | São Paulo : Penguin-Companhia, 2014 | | 104 p. | 869.3 | Ficção brasileira | 2',
    { ...stories },
  ),
  work(
    'Assis, Machado de (1839-1908) | Esaú e Jacó | São Paulo : Penguin-Companhia, 2012 | | 272 p. | 869.3 | Ficção brasileira | 2',
    novel,
  ),
  work(
    'Assis, Machado de (1839-1908) | A cartomante | Vale do Ipê, MG : Editora UFVI, 2012 | | 1 recurso online (24 p.) | 869.3 | Contos brasileiros | 2',
    { ...stories, holding: 'none', online: 'Texto completo em domínio público' },
  ),
  work(
    'Cunha, Euclides da (1866-1909) | Os sertões : campanha de Canudos | São Paulo : Ateliê Editorial, 2001 | | 926 p. | 981.05 | Brasil - História - Guerra de Canudos, 1897; Sertões | 2',
    {
      holding: 'textbook',
      contents505: 'A terra -- O homem -- A luta.',
      place651: 'Canudos (BA)',
      period: '1897',
    },
  ),
  work(
    'Rosa, João Guimarães (1908-1967) | Grande sertão : veredas | São Paulo : Companhia das Letras, 2019 | 22 | 560 p. | 869.3 | Ficção brasileira; Sertões na literatura | 2',
    {
      ...novel,
      isbn: '9788535931983',
      holding: 'textbook',
      place651: 'Minas Gerais, Norte',
    },
  ),
  work(
    'Rosa, João Guimarães (1908-1967) | Sagarana | Rio de Janeiro : Nova Fronteira, 2001 | | 413 p. | 869.3 | Contos brasileiros | 2',
    stories,
  ),
  work(
    'Rosa, João Guimarães (1908-1967) | Primeiras estórias | Rio de Janeiro : Nova Fronteira, 2001 | 15 | 236 p. | 869.3 | Contos brasileiros | 2',
    stories,
  ),
  work('Vieira Junior, Itamar | Torto arado | São Paulo : Todavia, 2019 | | 264 p. | 869.3 | Ficção brasileira | 2', {
    ...novel,
    isbn: '9786580309313',
    holding: 'textbook',
    place651: 'Chapada Diamantina (BA)',
  }),
  work(
    'Ramos, Graciliano (1892-1953) | Vidas secas | Rio de Janeiro : Record, 2003 | | 155 p. | 869.3 | Ficção brasileira; Secas na literatura | 2',
    { ...novel, holding: 'textbook' },
  ),
  work(
    'Ramos, Graciliano (1892-1953) | São Bernardo | Rio de Janeiro : Record, 2004 | | 269 p. | 869.3 | Ficção brasileira | 2',
    novel,
  ),
  work(
    'Lispector, Clarice (1920-1977) | A hora da estrela | Rio de Janeiro : Rocco, 1998 | | 87 p. | 869.3 | Ficção brasileira | 2',
    { ...novel, holding: 'textbook' },
  ),
  work(
    'Lispector, Clarice (1920-1977) | Laços de família : contos | Rio de Janeiro : Rocco, 1998 | | 135 p. | 869.3 | Contos brasileiros | 2',
    stories,
  ),
  work(
    'Amado, Jorge (1912-2001) | Capitães da areia | São Paulo : Companhia das Letras, 2008 | | 280 p. | 869.3 | Ficção brasileira; Menores abandonados na literatura | 2',
    { ...novel, place651: 'Salvador (BA)' },
  ),
  work(
    'Alencar, José de (1829-1877) | Iracema : lenda do Ceará | São Paulo : Ática, 1991 | 24 | 87 p. | 869.3 | Ficção brasileira | 2',
    { ...novel },
  ),
  work(
    'Azevedo, Aluísio (1857-1913) | O cortiço | São Paulo : Ática, 1997 | 30 | 207 p. | 869.3 | Ficção brasileira; Naturalismo na literatura | 2',
    novel,
  ),
  work(
    'Barreto, Lima (1881-1922) | Triste fim de Policarpo Quaresma | São Paulo : Penguin-Companhia, 2011 | | 392 p. | 869.3 | Ficção brasileira | 2',
    novel,
  ),
  work(
    'Andrade, Mário de (1893-1945) | Macunaíma : o herói sem nenhum caráter | Rio de Janeiro : Nova Fronteira, 2013 | | 240 p. | 869.3 | Ficção brasileira; Modernismo (Literatura) | 2',
    novel,
  ),
  work(
    'Andrade, Carlos Drummond de (1902-1987) | A rosa do povo | São Paulo : Companhia das Letras, 2012 | | 200 p. | 869.1 | Poesia brasileira | 2',
    poetry,
  ),
  work(
    'Andrade, Carlos Drummond de (1902-1987) | Claro enigma | São Paulo : Companhia das Letras, 2012 | | 144 p. | 869.1 | Poesia brasileira | 2',
    poetry,
  ),
  work(
    'Meireles, Cecília (1901-1964) | Romanceiro da Inconfidência | Rio de Janeiro : Nova Fronteira, 2005 | | 304 p. | 869.1 | Poesia brasileira; Inconfidência Mineira, 1789 | 2',
    { ...poetry, place651: 'Ouro Preto (MG)' },
  ),
  work(
    'Jesus, Carolina Maria de (1914-1977) | Quarto de despejo : diário de uma favelada | São Paulo : Ática, 2014 | 10 | 199 p. | 869.8 | Favelas - São Paulo; @Jesus, Carolina Maria de, 1914-1977 - Diários | 2',
    { holding: 'textbook' },
  ),
  work(
    'Evaristo, Conceição | Olhos d’água | Rio de Janeiro : Pallas, 2014 | | 116 p. | 869.3 | Contos brasileiros; Mulheres negras na literatura | 2',
    { ...stories, variants: ['Olhos de água'] },
  ),
  work(
    'Queiroz, Eça de (1845-1900) | Os Maias : episódios da vida romântica | Porto : Lello, 1945 | | 2 v. | 869.3 | Ficção portuguesa | 2',
    { genre: 'Romance português', literary: '1', volumes: 2, country: 'po ' },
  ),
  work(
    'Pessoa, Fernando (1888-1935) | Livro do desassossego | São Paulo : Companhia das Letras, 1999 | | 534 p. | 869.8 | Prosa portuguesa | 2',
    { variants: ['Livro do desassossego, composto por Bernardo Soares'] },
  ),
  work('Pessoa, Fernando (1888-1935) | Mensagem | Lisboa : Ática, 1972 | 10 | 106 p. | 869.1 | Poesia portuguesa | 2', {
    literary: 'p',
    genre: 'Poesia portuguesa',
    country: 'po ',
  }),
  work(
    'Camões, Luís de (1524?-1580) | Os lusíadas | Lisboa : Instituto Camões, 2000 | 4 | 560 p. | 869.1 | Poesia épica portuguesa | 2',
    { literary: 'p', genre: 'Epopeia', country: 'po ', uniform: 'Lusíadas' },
  ),
  work(
    'Saramago, José (1922-2010) | Ensaio sobre a cegueira : romance | São Paulo : Companhia das Letras, 1995 | | 310 p. | 869.3 | Ficção portuguesa | 2',
    { genre: 'Romance português', literary: '1' },
  ),
  work(
    'García Márquez, Gabriel (1927-2014) | Cem anos de solidão | Rio de Janeiro : Record, 2014 | 85 | 446 p. | 863 | Ficção colombiana | 2',
    { genre: 'Romance colombiano', literary: '1', original: { title: 'Cien años de soledad', language: 'spa' } },
  ),
  work(
    'Orwell, George (1903-1950) | 1984 | São Paulo : Companhia das Letras, 2009 | | 416 p. | 823 | Ficção inglesa; Totalitarismo | 2',
    {
      genre: 'Romance inglês',
      literary: '1',
      variants: ['Mil novecentos e oitenta e quatro'],
      original: { title: 'Nineteen eighty-four', language: 'eng' },
    },
  ),
  work(
    'Dostoiévski, Fiódor (1821-1881) | Crime e castigo | São Paulo : Editora 34, 2001 | | 561 p. | 891.73 | Ficção russa | 2',
    {
      genre: 'Romance russo',
      literary: '1',
      translator: 'Bezerra, Paulo',
      original: { title: 'Prestuplenie i nakazanie', language: 'rus' },
    },
  ),
  work(
    'Saint-Exupéry, Antoine de (1900-1944) | O pequeno príncipe | Rio de Janeiro : Agir, 2009 | 48 | 93 p. | 843 | Literatura infantojuvenil francesa | 2',
    { literary: '1', original: { title: 'Le petit prince', language: 'fre' } },
  ),
  work(
    'Cervantes Saavedra, Miguel de (1547-1616) | Don Quijote de la Mancha | Madrid : Alfaguara, 2004 | | 1249 p. | 863 | Ficção espanhola | 2',
    { genre: 'Romance espanhol', literary: '1', language: 'spa', country: 'sp ', uniform: 'Don Quijote' },
  ),
  work('Camus, Albert (1913-1960) | L’étranger | Paris : Gallimard, 1942 | | 159 p. | 843 | Ficção francesa | 2', {
    genre: 'Romance francês',
    literary: '1',
    language: 'fre',
    country: 'fr ',
  }),
  work(
    'Shakespeare, William (1564-1616) | Hamlet | Porto Alegre : L&PM, 1997 | | 144 p. | 822.33 | Teatro inglês | 4',
    {
      genre: 'Tragédia',
      literary: 'd',
      translator: 'Fernandes, Millôr',
      original: { title: 'Hamlet', language: 'eng' },
    },
  ),
  work('| As mil e uma noites | Rio de Janeiro : Ediouro, 2001 | | 2 v. | 398.2 | Contos árabes | 2', {
    uniform: 'Mil e uma noites',
    volumes: 2,
    literary: 'j',
  }),
  work('| Bíblia sagrada | São Paulo : Paulus, 1990 | | 1631 p. | 220.5 | Bíblia | 2', {
    uniform: 'Bíblia. Português',
    holding: 'local',
  }),
  work(
    'Candido, Antonio (1918-2017) | Formação da literatura brasileira : momentos decisivos, 1750-1880 | Rio de Janeiro : Ouro sobre Azul, 2009 | 12 | 799 p. | 869.09 | Literatura brasileira - História e crítica | 2',
  ),
  work(
    'Bechara, Evanildo | Moderna gramática portuguesa | Rio de Janeiro : Nova Fronteira, 2009 | 37 | 671 p. | 469.5 | Língua portuguesa - Gramática | 2',
    { holding: 'textbook' },
  ),
  work(
    'Houaiss, Antônio (1915-1999); Villar, Mauro de Salles | Dicionário Houaiss da língua portuguesa | Rio de Janeiro : Objetiva, 2009 | | 1986 p. | 469.3 | Língua portuguesa - Dicionários | 2',
    { holding: 'local', contents: 'd', material: '1 CD-ROM' },
  ),
];
