import type { SearchItem } from '@catalogue/api-contract';

const languages = ['por', 'eng', 'spa', 'fre', 'ita', 'ger'];
const types = ['Livro', 'E-book', 'Tese', 'Dissertação', 'Periódico', 'Mapa', 'Partitura', 'Legislação'];

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A result set with the distribution of a real library: a few values in many titles, many values in a few. */
export function resultSet(size: number): SearchItem[] {
  const next = numbers(size);
  const often = (count: number): number => Math.floor(count * next() ** 3);
  const entries = (word: string, count: number, max: number) =>
    Array.from({ length: 1 + Math.floor(max * next()) }, () => {
      const codigo = String(1 + often(count));
      return { codigo, descricao: `${word} ${codigo}` };
    });
  return Array.from({ length: size }, (_, place): SearchItem => {
    const type = often(types.length);
    const language = languages[often(languages.length)] ?? 'por';
    const authors = entries('Autora', size / 3, 2);
    return {
      cod_acervo: String(place + 1),
      descricao: `Título ${place}`,
      cod_tipo_obra: String(type + 1),
      desc_tipo_obra: types[type] ?? 'Livro',
      ano_publicacao: next() < 0.03 ? null : String(2026 - often(120)),
      idioma: language,
      idioma_desc: language,
      link_capa: next() < 0.3 ? `/capas/${place}` : null,
      acesso_remoto: next() < 0.2 ? 'cr' : null,
      possui_acessibilidade: next() < 0.05 ? 'S' : 'N',
      classificacao: `${Math.floor(next() * 1000)}.${Math.floor(next() * 10)}`,
      dados_adicionais: {
        B: entries('Biblioteca', 8, 3),
        A: authors,
        P: authors,
        S: entries('Assunto', size / 10, 4),
        G: entries('Lugar', 200, 1),
        D: entries('Subdivisão', 300, 2),
      },
    };
  });
}
