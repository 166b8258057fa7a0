import { work } from './classic';

const textbook = { holding: 'textbook' } as const;

export const textbooks = [
  work(
    'Stewart, James (1941-2014) | Cálculo | São Paulo : Cengage Learning, 2013 | 7 | 2 v. | 515 | Cálculo; Funções (Matemática) | 5',
    { ...textbook, volumes: 2, original: { title: 'Calculus', language: 'eng' } },
  ),
  work('Guidorizzi, Hamilton Luiz | Um curso de cálculo | Rio de Janeiro : LTC, 2001 | 5 | 4 v. | 515 | Cálculo | 5', {
    ...textbook,
    volumes: 4,
  }),
  work(
    'Boldrini, José Luiz; Costa, Sueli I. Rodrigues; Figueiredo, Vera Lúcia; Wetzler, Henry G. | Álgebra linear | São Paulo : Harbra, 1986 | 3 | 411 p. | 512.5 | Álgebra linear | 5',
    textbook,
  ),
  work(
    'Halliday, David (1916-2010); Resnick, Robert; Walker, Jearl | Fundamentos de física | Rio de Janeiro : LTC, 2009 | 8 | 4 v. | 530 | Física | 5',
    {
      ...textbook,
      volumes: 4,
      contents505:
        'v. 1. Mecânica -- v. 2. Gravitação, ondas e termodinâmica -- v. 3. Eletromagnetismo -- v. 4. Óptica e física moderna.',
    },
  ),
  work(
    'Atkins, Peter; Jones, Loretta | Princípios de química : questionando a vida moderna e o meio ambiente | Porto Alegre : Bookman, 2012 | 5 | 922 p. | 540 | Química | 5',
    textbook,
  ),
  work(
    'Montgomery, Douglas C.; Runger, George C. | Estatística aplicada e probabilidade para engenheiros | Rio de Janeiro : LTC, 2012 | 5 | 521 p. | 519.5 | Estatística; Probabilidades | 5',
    { ...textbook, material: '1 CD-ROM' },
  ),
  work(
    'Hibbeler, Russell C. | Resistência dos materiais | São Paulo : Pearson, 2010 | 7 | 637 p. | 620.112 | Resistência de materiais | 5',
    textbook,
  ),
  work(
    'Tanenbaum, Andrew S.; Wetherall, David | Redes de computadores | São Paulo : Pearson, 2011 | 5 | 582 p. | 004.6 | Redes de computadores | 5',
    { ...textbook, isbn: '9788576059240', original: { title: 'Computer networks', language: 'eng' } },
  ),
  work(
    'Tanenbaum, Andrew S. | Sistemas operacionais modernos | São Paulo : Pearson, 2010 | 3 | 653 p. | 005.43 | Sistemas operacionais (Computadores) | 5',
    { ...textbook, original: { title: 'Modern operating systems', language: 'eng' } },
  ),
  work(
    'Russell, Stuart J.; Norvig, Peter | Inteligência artificial : uma abordagem moderna | Rio de Janeiro : LTC, 2022 | 4 | 1016 p. | 006.3 | Inteligência artificial | 5',
    { ...textbook, original: { title: 'Artificial intelligence', language: 'eng' } },
  ),
  work(
    'Cormen, Thomas H.; Leiserson, Charles E.; Rivest, Ronald L.; Stein, Clifford | Algoritmos : teoria e prática | Rio de Janeiro : Elsevier, 2012 | 3 | 926 p. | 005.1 | Algoritmos de computador; Estruturas de dados (Computação) | 5',
    { ...textbook, isbn: '9788535236996' },
  ),
  work(
    'Silberschatz, Abraham; Korth, Henry F.; Sudarshan, S. | Sistema de banco de dados | Rio de Janeiro : Elsevier, 2012 | 6 | 861 p. | 005.74 | Banco de dados | 5',
    textbook,
  ),
  work(
    'Sommerville, Ian | Engenharia de software | São Paulo : Pearson, 2011 | 9 | 529 p. | 005.1 | Engenharia de software | 5',
    textbook,
  ),
  work(
    'Kernighan, Brian W.; Ritchie, Dennis M. | The C programming language | Englewood Cliffs : Prentice Hall, 1988 | 2nd ed. | 272 p. | 005.133 | C (Linguagem de programação de computador) | 5',
    { language: 'eng', country: 'xxu' },
  ),
  work(
    'Gamma, Erich; Helm, Richard; Johnson, Ralph; Vlissides, John | Design patterns : elements of reusable object-oriented software | Reading : Addison-Wesley, 1995 | | 395 p. | 005.12 | Programação orientada a objetos; Software - Padrões | 5',
    { language: 'eng', country: 'xxu' },
  ),
  work(
    'Knuth, Donald E. | The art of computer programming | Reading : Addison-Wesley, 1997 | 3rd ed. | 3 v. | 005.1 | Programação (Computadores); Algoritmos de computador | 5',
    { language: 'eng', country: 'xxu', volumes: 3 },
  ),
  work(
    'Nelson, David L.; Cox, Michael M. | Princípios de bioquímica de Lehninger | Porto Alegre : Artmed, 2014 | 6 | 1298 p. | 572 | Bioquímica | 7',
    { ...textbook, variants: ['Bioquímica de Lehninger'] },
  ),
  work(
    'Alberts, Bruce; Johnson, Alexander; Lewis, Julian; Raff, Martin | Biologia molecular da célula | Porto Alegre : Artmed, 2010 | 5 | 1268 p. | 571.6 | Biologia molecular; Citologia | 7',
    { ...textbook, material: '1 DVD' },
  ),
  work(
    'Hall, John E.; Guyton, Arthur C. | Tratado de fisiologia médica | Rio de Janeiro : Elsevier, 2011 | 12 | 1151 p. | 612 | Fisiologia humana | 7',
    textbook,
  ),
  work(
    'Moore, Keith L.; Dalley, Arthur F.; Agur, Anne M. R. | Anatomia orientada para a clínica | Rio de Janeiro : Guanabara Koogan, 2014 | 7 | 1114 p. | 611 | Anatomia humana | 7',
    textbook,
  ),
  work(
    'Mankiw, N. Gregory | Introdução à economia | São Paulo : Cengage Learning, 2013 | 6 | 719 p. | 330 | Economia | 1',
    textbook,
  ),
  work(
    'Chiavenato, Idalberto | Introdução à teoria geral da administração | Rio de Janeiro : Elsevier, 2004 | 7 | 634 p. | 658.001 | Administração - Teoria | 1',
    textbook,
  ),
  work(
    'Silva, José Afonso da | Curso de direito constitucional positivo | São Paulo : Malheiros, 2014 | 37 | 934 p. | 341.2 | Direito constitucional - Brasil | 3',
    textbook,
  ),
];
