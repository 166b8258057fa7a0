import { randomOf } from './random';

const WOMEN =
  'Adriana Alessandra Aline Amanda Ana Andreia Ângela Beatriz Bianca Camila Carla Carolina Cecília Célia Clara Cláudia Cristina Daniela Débora Denise Eduarda Elaine Eliana Elisa Emília Érica Eunice Fabiana Fátima Fernanda Flávia Gabriela Geralda Gislene Glória Helena Heloísa Iara Inês Ingrid Irene Isabel Ivone Janaína Joana Josefa Juliana Júlia Karina Lara Larissa Laura Leila Letícia Lídia Lígia Lívia Lúcia Luciana Luísa Luzia Magda Márcia Margarida Maria Mariana Marina Marta Míriam Mônica Natália Neusa Olívia Patrícia Paula Priscila Rafaela Raquel Regina Renata Rita Roberta Rosa Rosana Sandra Sílvia Simone Sofia Solange Sônia Tânia Tatiana Teresa Vanessa Vera Vilma Vitória Viviane Zilda';
const MEN =
  'Adalberto Ademir Alberto Alexandre Alfredo Amauri Anderson André Antônio Arnaldo Artur Augusto Benedito Bernardo Bruno Caetano Caio Carlos Celso César Cícero Cláudio Daniel Danilo Davi Diego Dirceu Domingos Edmundo Edson Eduardo Elias Emerson Ernesto Evandro Fábio Felipe Fernando Flávio Francisco Gabriel Geraldo Gilberto Guilherme Gustavo Heitor Henrique Hugo Igor Ivan Jair João Joaquim Jonas Jorge José Juliano Júlio Leandro Leonardo Lourenço Lucas Luciano Luiz Marcelo Márcio Marcos Mário Mateus Maurício Miguel Milton Murilo Nelson Nilton Otávio Pablo Paulo Pedro Rafael Raimundo Raul Renato Ricardo Roberto Rodrigo Rogério Romeu Samuel Saulo Sebastião Sérgio Tadeu Tiago Valdir Vicente Vinícius Vítor Wagner Washington William';
const SURNAMES =
  'Abreu Aguiar Albuquerque Alencar Almeida Alvarenga Alves Amaral Andrade Antunes Araújo Arruda Azevedo Bandeira Barbosa Barcelos Barros Bastos Batista Bezerra Bittencourt Borges Botelho Braga Brandão Brito Bueno Cabral Caldeira Camargo Campos Cardoso Carneiro Carvalho Castro Cavalcanti Coelho Cordeiro Correia Costa Coutinho Cunha Damasceno Dantas Dias Drummond Duarte Dutra Esteves Evangelista Faria Fernandes Ferraz Ferreira Figueiredo Fonseca Fontes Fraga Franco Freitas Furtado Galvão Gama Garcia Godoy Gomes Gonçalves Gouveia Guerra Guimarães Gusmão Jardim Lacerda Lage Leal Leite Lemos Lima Lobato Lopes Macedo Machado Maciel Magalhães Maia Marinho Marques Martins Matos Medeiros Meireles Mello Mendes Mendonça Menezes Mesquita Miranda Monteiro Moraes Moreira Mota Moura Nascimento Navarro Neves Nogueira Nunes Oliveira Pacheco Paiva Peixoto Penido Pereira Pessoa Pimenta Pinheiro Pinto Pires Pontes Portela Prado Queiroz Quintão Ramalho Ramos Rangel Reis Rezende Ribeiro Rocha Rodrigues Sales Salgado Sampaio Santana Santiago Santos Saraiva Siqueira Silva Silveira Simões Soares Sousa Tavares Teixeira Teles Toledo Torres Trindade Valadares Valente Vargas Vasconcelos Veiga Viana Vidal Vieira Vilela Xavier Zanetti';
const PARTICLES: Record<string, string> = {
  Silva: 'da',
  Costa: 'da',
  Cunha: 'da',
  Rocha: 'da',
  Mota: 'da',
  Gama: 'da',
  Fonseca: 'da',
  Trindade: 'da',
  Santos: 'dos',
  Reis: 'dos',
  Oliveira: 'de',
  Sousa: 'de',
  Almeida: 'de',
  Carvalho: 'de',
  Andrade: 'de',
  Freitas: 'de',
  Castro: 'de',
  Lima: 'de',
  Melo: 'de',
  Paiva: 'de',
  Faria: 'de',
  Barros: 'de',
  Azevedo: 'de',
  Araújo: 'de',
  Miranda: 'de',
  Queiroz: 'de',
  Nascimento: 'do',
  Prado: 'do',
  Vale: 'do',
};
const FAMILY = ['Júnior', 'Filho', 'Neto'];

const women = WOMEN.split(' ');
const men = MEN.split(' ');
const surnames = SURNAMES.split(' ');

export interface PersonName {
  /** `Tânia Moreira de Almeida` */
  direct: string;
  /** `Almeida, Tânia Moreira de` */
  inverted: string;
  woman: boolean;
}

/** An invented Brazilian name, always the same for the same key. */
export function personName(...key: (string | number)[]): PersonName {
  const random = randomOf('name', ...key);
  const woman = random.chance(0.5);
  const first = random.pick(woman ? women : men);
  const second = random.chance(0.22) ? random.pick(woman ? women : men) : first;
  const given = second === first ? first : `${first} ${second}`;
  const surname = random.pick(surnames);
  const drawn = random.pick(surnames);
  const middle = drawn === surname || (given.includes(' ') && random.chance(0.6)) ? '' : ` ${drawn}`;
  const particle = PARTICLES[surname] && random.chance(0.75) ? ` ${PARTICLES[surname]}` : '';
  const family = !woman && random.chance(0.04) ? ` ${random.pick(FAMILY)}` : '';
  return {
    direct: `${given}${middle}${particle} ${surname}${family}`,
    inverted: `${surname}${family}, ${given}${middle}${particle}`,
    woman,
  };
}

const FOREIGN_GIVEN = {
  eng: 'Alan Alice Anthony Barbara Brian Caroline Catherine Christopher Deborah Dennis Diane Edward Eleanor Frank George Gregory Helen Howard Janet Joan Kenneth Laura Lawrence Margaret Martin Nancy Philip Ruth Stephen Susan Walter'.split(
    ' ',
  ),
  spa: 'Alejandro Alicia Andrés Beatriz Carmen Diego Elena Esteban Gonzalo Graciela Hernán Inés Javier Lucía Mercedes Nicolás Pilar Ramón Rosario Santiago Silvia Tomás'.split(
    ' ',
  ),
  fre: 'Agnès Alain Antoine Bernard Brigitte Catherine Claire Didier Élise Étienne Geneviève Hélène Jacques Laurent Mathilde Nicole Philippe Sylvie Thierry Yves'.split(
    ' ',
  ),
};
const FOREIGN_SURNAMES = {
  eng: 'Aldridge Ashworth Barlow Bennett Caldwell Chadwick Dawson Eastman Fairbanks Garland Hargrove Hensley Kendrick Langley Merritt Norwood Pemberton Quigley Radcliffe Sinclair Thornton Underhill Whitaker Winslow Yardley'.split(
    ' ',
  ),
  spa: 'Aguirre Barrios Cárdenas Delgado Echeverría Figueroa Gallardo Herrera Ibáñez Lozano Maldonado Navarrete Ocampo Palacios Quiroga Rentería Sandoval Urrutia Valdivia Zamorano'.split(
    ' ',
  ),
  fre: 'Aubry Beaumont Chevallier Delacourt Ferrand Gauthier Lachance Lemercier Marchand Morel Perrault Renaudin Rousselot Sauvage Thibault Valcourt'.split(
    ' ',
  ),
};

export type ForeignLanguage = keyof typeof FOREIGN_GIVEN;

export function foreignName(language: ForeignLanguage, ...key: (string | number)[]): PersonName {
  const random = randomOf('name', language, ...key);
  const given = random.pick(FOREIGN_GIVEN[language]);
  const initial = language === 'eng' && random.chance(0.5) ? ` ${random.pick('ABCDEFGHJLMPRSTW'.split(''))}.` : '';
  const surname = random.pick(FOREIGN_SURNAMES[language]);
  const drawn = random.pick(FOREIGN_SURNAMES.spa);
  const second = language === 'spa' && drawn !== surname && random.chance(0.6) ? ` ${drawn}` : '';
  return {
    direct: `${given}${initial} ${surname}${second}`,
    inverted: `${surname}${second}, ${given}${initial}`,
    woman: false,
  };
}
