import { work } from './classic';

export const humanities = [
  work(
    'Freyre, Gilberto (1900-1987) | Casa-grande & senzala : formação da família brasileira sob o regime da economia patriarcal | São Paulo : Global, 2006 | 51 | 727 p. | 981 | Brasil - Civilização; Escravidão - Brasil | 2',
    { holding: 'textbook', variants: ['Casa grande e senzala'] },
  ),
  work(
    'Holanda, Sérgio Buarque de (1902-1982) | Raízes do Brasil | São Paulo : Companhia das Letras, 1995 | 26 | 220 p. | 981 | Brasil - Civilização | 2',
    { holding: 'textbook' },
  ),
  work(
    'Prado Júnior, Caio (1907-1990) | Formação do Brasil contemporâneo : colônia | São Paulo : Companhia das Letras, 2011 | | 464 p. | 981.03 | Brasil - História - Período colonial, 1500-1822 | 2',
  ),
  work(
    'Furtado, Celso (1920-2004) | Formação econômica do Brasil | São Paulo : Companhia das Letras, 2007 | 34 | 351 p. | 330.981 | Brasil - Condições econômicas | 1',
    { holding: 'textbook' },
  ),
  work(
    'Ribeiro, Darcy (1922-1997) | O povo brasileiro : a formação e o sentido do Brasil | São Paulo : Companhia das Letras, 1995 | 2 | 476 p. | 305.8 | Brasil - Civilização; Etnologia - Brasil | 2',
  ),
  work(
    'Maxwell, Kenneth | A devassa da devassa : a Inconfidência Mineira : Brasil-Portugal, 1750-1808 | Rio de Janeiro : Paz e Terra, 2005 | 6 | 472 p. | 981.03 | Inconfidência Mineira, 1789; Minas Gerais - História | 2',
    { place651: 'Ouro Preto (MG)', period: 'Século XVIII' },
  ),
  work(
    'Fausto, Boris (1930-2023) | História do Brasil | São Paulo : Edusp, 2006 | 12 | 660 p. | 981 | Brasil - História | 2',
    { holding: 'textbook' },
  ),
  work(
    'Santos, Milton (1926-2001) | A natureza do espaço : técnica e tempo, razão e emoção | São Paulo : Edusp, 2002 | 4 | 384 p. | 910.01 | Geografia - Filosofia; Espaço e tempo | 2',
    { holding: 'textbook' },
  ),
  work(
    'Ab’Sáber, Aziz Nacib (1924-2012) | Os domínios de natureza no Brasil : potencialidades paisagísticas | São Paulo : Ateliê Editorial, 2003 | | 159 p. | 918.1 | Geografia física - Brasil; Paisagens | 2',
  ),
  work(
    'Freire, Paulo (1921-1997) | Pedagogia do oprimido | Rio de Janeiro : Paz e Terra, 1987 | 17 | 184 p. | 370.1 | Educação - Filosofia; Educação popular | 2',
    { holding: 'textbook' },
  ),
  work(
    'Freire, Paulo (1921-1997) | Pedagogia da autonomia : saberes necessários à prática educativa | São Paulo : Paz e Terra, 1996 | | 165 p. | 371.1 | Prática de ensino; Professores - Formação | 2',
    { holding: 'textbook' },
  ),
  work(
    'Foucault, Michel (1926-1984) | Vigiar e punir : nascimento da prisão | Petrópolis : Vozes, 1987 | | 288 p. | 365 | Prisões; Punição | 2',
    { original: { title: 'Surveiller et punir', language: 'fre' } },
  ),
  work(
    'Weber, Max (1864-1920) | A ética protestante e o “espírito” do capitalismo | São Paulo : Companhia das Letras, 2004 | | 335 p. | 306.6 | Capitalismo - Aspectos religiosos; Ética protestante | 2',
    { original: { title: 'Die protestantische Ethik und der Geist des Kapitalismus', language: 'ger' } },
  ),
  work(
    'Marx, Karl (1818-1883) | O capital : crítica da economia política : livro I | São Paulo : Boitempo, 2013 | | 894 p. | 335.41 | Economia; Capital (Economia) | 1',
    { original: { title: 'Das Kapital', language: 'ger' }, uniform: 'Kapital' },
  ),
  work(
    'Durkheim, Émile (1858-1917) | As regras do método sociológico | São Paulo : Martins Fontes, 2007 | 3 | 165 p. | 301.01 | Sociologia - Metodologia | 2',
    { original: { title: 'Les règles de la méthode sociologique', language: 'fre' } },
  ),
  work(
    'Platão | A república | Lisboa : Calouste Gulbenkian, 2001 | 9 | 511 p. | 184 | Filosofia antiga; Ciência política - Filosofia | 2',
    { country: 'po ', uniform: 'República', original: { title: 'Politeia', language: 'grc' } },
  ),
  work(
    'Descartes, René (1596-1650) | Discurso do método | São Paulo : Martins Fontes, 1996 | 2 | 102 p. | 194 | Filosofia francesa; Ciência - Metodologia | 2',
    { original: { title: 'Discours de la méthode', language: 'fre' } },
  ),
  work(
    'Lakatos, Eva Maria; Marconi, Marina de Andrade | Fundamentos de metodologia científica | São Paulo : Atlas, 2003 | 5 | 311 p. | 001.42 | Pesquisa - Metodologia; Redação técnica | 1',
    { holding: 'textbook' },
  ),
  work(
    'Gil, Antonio Carlos | Como elaborar projetos de pesquisa | São Paulo : Atlas, 2002 | 4 | 175 p. | 001.42 | Pesquisa - Metodologia | 1',
    { holding: 'textbook' },
  ),
  work(
    'Eco, Umberto (1932-2016) | Como se faz uma tese | São Paulo : Perspectiva, 2007 | 21 | 174 p. | 808.066 | Teses - Redação; Pesquisa - Metodologia | 1',
    { holding: 'textbook', original: { title: 'Come si fa una tesi di laurea', language: 'ita' } },
  ),
];
