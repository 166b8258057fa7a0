import { titleTabs } from '@catalogue/domain';
import type { Page } from '@playwright/test';
import { control } from './controls';
import { expect, test } from './journey';

test.use({ javaScriptEnabled: false });

const shelf = /(?:(?:Térreo|\d+º andar), e|E)stante \d+/;

/** What each tab of a title says that the rest of its page does not. */
const ofTab: Record<(typeof titleTabs)[number], string | RegExp> = {
  referencia: 'ASSIS, Machado de. Memórias póstumas de Brás Cubas.',
  marc: /245 [\d#]{2}/,
  exemplares: /Normal, \d+ dias/,
  'dublin-core': 'contributor',
  reserva: 'A reserva fica no seu nome, e você continua daqui.',
  'solicitacao-emprestimo': 'O pedido fica no seu nome, e você continua daqui.',
  'colecao-kardex': 'encadernado',
  sumarios: 'modelagem matemática',
  'sumarios-livros': 'Óbito do autor',
  'dados-estatisticos': /Empréstimos em \d{4}/,
  'acervo-fechado': 'Estes itens ficam no depósito',
};
const serialTabs: readonly string[] = ['colecao-kardex', 'sumarios'];

/** A page of each kind that the server renders, and what a reader sees there. */
const pages: [address: string, content: string | RegExp][] = [
  ['/', 'O acervo de 8 bibliotecas, num só lugar.'],
  ['/autoridades', 'Autores, entidades, eventos e assuntos'],
  ['/citar', 'No texto, cite pelo sobrenome e o ano'],
  ['/bases_dados', 'Séries por município desde 1970'],
  ['/?termo_pesquisa=casmurro', 'Dom Casmurro'],
  ['/?pesquisa=autoridades&termo_pesquisa=machado', 'Assis, Machado de'],
  ['/?pesquisa=rede_pergamum_oai&termo_pesquisa=brasil', 'Dados do registro'],
  ['/?tipo_indice=AUTOR&termo_pesquisa=assis', 'Assis, Machado de, 1839–1908'],
  ['/?alvo=gedweb&termo_pesquisa=normas', 'Normas sobre edificações, transporte e comunicação acessíveis'],
  ['/acervo/1', 'Um defunto autor conta a própria vida'],
  ...titleTabs.map((tab): [string, string | RegExp] => [
    `/acervo/${serialTabs.includes(tab) ? 119 : 1}/${tab}`,
    ofTab[tab],
  ]),
  ['/autoridade/1', 'Assis, Joaquim Maria Machado de, 1839–1908'],
  ['/autoridade/1/marc', /100 [\d#]{2}/],
  ['/login', 'Para entrar, ative o JavaScript do navegador.'],
  ['/nada-aqui', 'Esta página não existe'],
  ['/acervo/99999999', 'Este título não está mais no catálogo.'],
  ['/autoridade/99999999', 'Esta autoridade não está no catálogo.'],
  ['/cesta/compartilhada/x', 'Esta cesta não é mais compartilhada'],
];

test('a reader searches, leafs through the results and opens a title with copies, reference and MARC', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Termo' }))
    .fill('brasil');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveTitle(/^brasil: resultados/);
  const results = page.getByRole('article');
  const [first] = await results.getByRole('heading', { level: 2 }).allTextContents();
  await page.getByRole('link', { name: /^Próxima/ }).click();
  await expect(page).toHaveURL(/paginaAtiva=2/);
  expect((await results.getByRole('heading', { level: 2 }).allTextContents())[0]).not.toBe(first);

  // One that stands on a shelf: where it says so, the copies say so too.
  const result = results.filter({ hasText: shelf }).first();
  const [place = ''] = shelf.exec((await result.textContent()) ?? '') ?? [];
  const callNumber = (await result.getByRole('note').getAttribute('aria-label')) ?? '';
  expect(callNumber).toMatch(/^Número de chamada \d/);
  const name = await result.getByRole('heading', { level: 2 }).innerText();
  await result.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const title = page.url();
  const main = page.getByRole('main');
  const tabs = main.getByRole('navigation', { name: 'Partes do registro' });
  await tabs.getByRole('link', { name: /^Exemplares \d+$/ }).click();
  await expect(main.getByRole('note', { name: callNumber, exact: true })).toBeVisible();
  await expect(main.getByRole('cell', { name: place, exact: true }).first()).toBeVisible();
  await tabs.getByRole('link', { name: 'Referência', exact: true }).click();
  await expect(main.getByRole('blockquote').first()).toHaveText(/^\p{Lu}{2,}.+: .+\d{4}/u);
  await expect(main.getByRole('blockquote').first()).toContainText(name, { ignoreCase: true });
  await tabs.getByRole('link', { name: 'MARC', exact: true }).click();
  await expect(main.getByRole('term').filter({ hasText: /^245/ })).toBeVisible();
  // What reference managers and Google Scholar read of it.
  await page.goto(title);
  await expect(page.locator('head > meta[name=citation_title]')).toHaveCount(1);
  expect(await page.locator('head > meta[name=citation_author]').count()).toBeGreaterThan(0);
  await expect(page.locator('.Z3988')).toHaveAttribute('title', /rft\.btitle=/);
  await page.goto('/arquivo');
  await page.getByRole('combobox', { name: 'Fundo', exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page).toHaveURL(/^(?=.*pesquisa=arquivo)(?=.*fundo=)/);
});

test('a reader looks up when a library opens, and reads a guide', async ({ page }) => {
  await page.goto('/');
  const hours = page.getByRole('region', { name: 'Horários de hoje' });
  await hours.getByText('Biblioteca de Arquitetura e Urbanismo', { exact: true }).click();
  const monday = hours.getByRole('table').getByRole('row', { name: /^segunda-feira/ });
  await expect(monday.getByRole('cell', { name: '8h às 18h' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Guias' })
    .getByRole('link', { name: /^Obras raras/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Obras raras' })).toBeVisible();
  await expect(page.getByText(/^A coleção de obras raras fica na Biblioteca Central/)).toBeVisible();
});

test('a page comes with the colour of the institution', async ({ page }) => {
  await control(page.request).setLibrary({ instituicao: { tema: '#0f5c3a' } });
  for (const address of ['/', '/acervo/1', '/meupergamum/inicio']) {
    await page.goto(address);
    await expect(page.locator('html'), address).toHaveCSS('--brand', '#0f5c3a');
  }
});

test('each page that the server renders shows its content', async ({ page }) => {
  for (const [address, content] of pages) {
    await page.goto(address);
    // Only what is seen: the page's data hold the same words.
    await expect(page.getByRole('main'), address).toContainText(content, { useInnerText: true });
  }
});

test('a reader searches for the teaching plans of a course, and for titles of a library', async ({ page }) => {
  await page.goto('/plano_ensino');
  const course = page.getByRole('combobox', { name: 'Curso' });
  await course.selectOption({ index: 1 });
  const code = await course.inputValue();
  expect(code).toMatch(/^\d+$/);
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^(?=.*pesquisa=plano_ensino)(?=.*[?&]curso=${code}(&|$))`));
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/pesquisa_avancada');
  const form = page.getByRole('search').first();
  await expect(form.getByRole('combobox', { name: 'Campus' })).toHaveCount(0);
  await form.getByRole('combobox', { name: 'Biblioteca' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Termo' }).first().fill('brasil');
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page).toHaveURL(/^(?=.*termo_pesquisa=brasil)(?=.*biblioteca=\d)/);
  await expect(page).toHaveTitle(/^brasil: resultados/);
});

test('a reader searches again in several libraries, and is not asked to type in a list', async ({ page }) => {
  await page.goto('/?pesquisa=pesquisa_avancada&termo_pesquisa=brasil&biblioteca=1,2');
  const libraries = page.getByRole('search').first().getByRole('combobox', { name: 'Biblioteca' });
  await expect(libraries.locator('option:checked')).toHaveText('2 bibliotecas escolhidas');
  await page.getByRole('combobox', { name: 'Termo' }).first().fill('cidade');
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page).toHaveURL(/^(?=.*termo_pesquisa=cidade)(?=.*biblioteca=1(,|%2C)2(&|$))/);
  await expect(page).toHaveTitle(/^cidade: resultados/);
  await page.goto('/plano_ensino');
  await expect(page.getByText(/^Os primeiros \d+ de \d+\. Com JavaScript/).first()).toBeVisible();
  await expect(page.getByText(/Escreva mais letras/)).toHaveCount(0);
});

/** What a reader can press, choose or fill in. */
const controls = 'button, select, input, textarea, summary, [role]:is([role=switch], [role=button], [role=checkbox])';
/** Of the controls on a page those that do nothing: in no form with an address, without a name to be sent by, and with nothing to open. */
const deadControls = (page: Page) =>
  page
    .locator(controls)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((control) => {
        const { form } = control as HTMLButtonElement;
        const opens = control.localName === 'summary' && (control.nextElementSibling?.childElementCount ?? 0) > 0;
        const isSent = control.localName === 'button' || control.hasAttribute('name');
        const works = opens || (form?.hasAttribute('action') && isSent && control.getAttribute('type') !== 'button');
        return works ? [] : control.outerHTML.slice(0, 200);
      }),
    );

for (const [device, viewport] of Object.entries({
  phone: { width: 412, height: 823 },
  desktop: { width: 1280, height: 900 },
}))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('each control that a reader sees does something', async ({ page }) => {
      for (const address of [
        '/',
        '/?termo_pesquisa=brasil',
        '/?termo_pesquisa=xyzxyz',
        '/acervo/1',
        '/acervo/119',
        '/login',
        '/?pesquisa=pesquisa_avancada',
        '/rede_pergamum_oai',
        '/?tipo_indice=AUTOR&termo_pesquisa=assis',
        '/citar',
        '/autoridade/1',
        '/nada-aqui',
      ]) {
        await page.goto(address);
        await expect(page.locator('footer').getByRole('link').first(), address).toBeVisible();
        expect(await deadControls(page), address).toEqual([]);
        // A heading over nothing.
        for (const list of await page.locator('footer section').filter({ visible: true }).all())
          await expect(list.getByRole('link').first(), address).toBeVisible();
      }
    });

    test('a reader narrows the results, takes it back, and orders them', async ({ page }) => {
      await page.goto('/?termo_pesquisa=brasil');
      const found = page.getByRole('heading', { level: 1 });
      const all = Number.parseInt(await found.innerText(), 10);
      const facets = page.getByRole('complementary', { name: 'Filtros' });
      if (device === 'phone') await page.getByRole('link', { name: 'Filtros', exact: true }).click();
      await facets.getByRole('link', { name: 'E-book', exact: true }).click();
      await expect(page).toHaveURL(/[?&]filtro=/);
      await expect(found).toHaveText(new RegExp(`^\\d+ de ${all} resultados$`));
      await expect(facets.getByRole('link', { name: 'E-book', exact: true })).toHaveAttribute('aria-current', 'true');
      await page.getByRole('main').getByRole('link', { name: 'Remover filtro E-book' }).click();
      await expect(found).toHaveText(`${all} resultados`);
      await facets.getByRole('link', { name: 'Excluir E-book' }).click();
      await expect(found).toHaveText(new RegExp(`^\\d+ de ${all} resultados$`));
      await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Mais antigos');
      await page.getByRole('combobox', { name: 'Por página' }).selectOption('10');
      await page.getByRole('combobox', { name: 'Ordenar' }).locator('xpath=ancestor::form').getByRole('button').click();
      await expect(page).toHaveURL(/^(?=.*termo_pesquisa=brasil)(?=.*filtro=)(?=.*ordenacao=)(?=.*quantPag=10)/);
      await expect(page.getByRole('article')).toHaveCount(10);
      const years = await page.getByRole('article').allInnerTexts();
      expect(
        years.map((text) => Number(/\d{4}/.exec(text)?.[0])).every((year, at, each) => year >= (each[at - 1] ?? 0)),
      ).toBe(true);
    });
  });

test('a reader chooses another language, which the next pages keep', async ({ page }) => {
  await page.goto('/?termo_pesquisa=brasil&idioma=por');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ results?$/ })).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^The libraries’ catalogue/);
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Parts of the record' })).toBeVisible();
});

test('a page of results that there is not says so, and leads to the first', async ({ page }) => {
  await page.goto('/?termo_pesquisa=brasil&paginaAtiva=999');
  await expect(page.getByText('Não há página 999: esta é a última.')).toBeVisible();
  await page.getByRole('link', { name: 'Ir para a primeira página' }).click();
  await expect(page.getByRole('link', { name: 'Página 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(/^Não há página/)).toHaveCount(0);
});
