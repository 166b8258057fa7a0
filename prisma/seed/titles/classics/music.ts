import { work } from './classic';

const score = { medium: 'score', genre: 'Partituras', language: 'zxx' } as const;
const sound = { medium: 'sound', genre: 'Gravações de som', holding: 'media' } as const;
const film = { medium: 'video', genre: 'Filmes de ficção', holding: 'media' } as const;

export const musicAndFilm = [
  work(
    'Villa-Lobos, Heitor (1887-1959) | Bachianas brasileiras n. 5 : para soprano e orquestra de violoncelos | New York : Associated Music Publishers, 1947 | | 1 partitura (38 p.) | 784.2 | Música para orquestra de cordas | 4',
    { ...score, uniform: 'Bachianas brasileiras, n. 5', country: 'xxu' },
  ),
  work(
    'Villa-Lobos, Heitor (1887-1959) | Choros n. 1 : para violão | Rio de Janeiro : Arthur Napoleão, 1959 | | 1 partitura (6 p.) | 787.87 | Música para violão | 4',
    { ...score, uniform: 'Choros, n. 1' },
  ),
  work(
    'Nazareth, Ernesto (1863-1934) | Odeon : tango brasileiro para piano | Rio de Janeiro : Irmãos Vitale, 1968 | | 1 partitura (4 p.) | 786.2 | Música para piano; Choros (Música) | 4',
    score,
  ),
  work(
    'Jobim, Antonio Carlos (1927-1994); Regina, Elis | Elis & Tom | São Paulo : Philips, 1974 | | 1 disco sonoro (39 min) | 781.630981 | Música popular - Brasil; Bossa-nova | 4',
    {
      ...sound,
      contents505: 'Águas de março -- Pois é -- Só tinha de ser com você -- Modinha -- Triste -- Corcovado.',
    },
  ),
  work(
    'Nascimento, Milton; Borges, Lô | Clube da Esquina | Rio de Janeiro : EMI-Odeon, 1972 | | 2 discos sonoros (64 min) | 781.630981 | Música popular - Brasil | 4',
    {
      ...sound,
      contents505:
        'Tudo que você podia ser -- Cais -- O trem azul -- Nuvem cigana -- Cravo e canela -- Um girassol da cor do seu cabelo.',
    },
  ),
  work(
    'Rocha, Glauber (1939-1981) | Deus e o diabo na terra do sol | Rio de Janeiro : Copacabana Filmes, 1964 | | 1 DVD (125 min) | 791.4372 | Filmes brasileiros; Cinema novo | 4',
    film,
  ),
  work(
    'Salles, Walter | Central do Brasil | Rio de Janeiro : VideoFilmes, 1998 | | 1 DVD (112 min) | 791.4372 | Filmes brasileiros | 4',
    { ...film, variants: ['Central Station'] },
  ),
];
