import { screen } from '@testing-library/dom';
import { renderPart } from '../../../testing/renderPart';
import { NoResults } from './NoResults';
import { ResultItem } from './ResultItem';

test('a term as long as a page is shortened where nothing is found for it', async () => {
  await renderPart(<NoResults query={{ termo_pesquisa: 'a'.repeat(2000) }} offered={[]} />);
  expect(screen.getByText(`Nada encontrado para “${'a'.repeat(80)}…”`)).toBeVisible();
});

test.each([
  ['shows an ordinary title whole', 120, 'T'.repeat(120)],
  ['cuts one as long as a page', 9000, `${'T'.repeat(240)}…`],
])('a row %s', async (_, length, shown) => {
  const title = {
    cod_acervo: '1',
    cod_tipo_obra: '1',
    desc_tipo_obra: 'Livro',
    ano_publicacao: '2020',
    dados_adicionais: {},
    descricao: 'T'.repeat(length),
  };
  await renderPart(<ResultItem title={title} terms={[]} from={{ results: '/', list: ['1'] }} />);
  expect(screen.getByRole('heading')).toHaveTextContent(new RegExp(`^${shown}$`));
});
