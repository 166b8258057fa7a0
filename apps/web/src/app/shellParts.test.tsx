import { screen, within } from '@testing-library/dom';
import { startAppearance } from '../shared/theme/appearance';
import { renderPart } from '../testing/renderPart';
import { AccessibilityBar } from './AccessibilityBar';
import { Footer } from './Footer';
import { TopBar } from './TopBar';

const institution = { sigla: 'UFVI', nome: 'Universidade Federal do Vale do Ipê' };
const bar = { institution, signIn: '/login', onSignOut: () => undefined };

beforeEach(() => {
  localStorage.clear();
  startAppearance();
});

describe('the top bar', () => {
  it('offers to sign in, and nothing that is not there', async () => {
    await renderPart(<TopBar {...bar} />);
    const menu = screen.getByRole('navigation', { name: 'Principal' });
    expect(within(menu).getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
    expect(within(menu).getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Sair' })).not.toBeInTheDocument();
  });

  it('greets by the first name and signs out', async () => {
    const onSignOut = jest.fn();
    const { user } = await renderPart(
      <TopBar {...bar} onSignOut={onSignOut} personName="Marina Souza Lima" personalArea="/meupergamum" />,
    );
    expect(screen.getByRole('link', { name: 'Oi, Marina Minha área' })).toHaveAttribute('href', '/meupergamum');
    expect(screen.queryByRole('link', { name: 'Entrar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, 'Cesta vazia'],
    [1, 'Cesta, 1 título'],
    [3, 'Cesta, 3 títulos'],
  ])('says what is in the basket: %i', async (count, name) => {
    await renderPart(<TopBar {...bar} basket={{ to: '/cesta', count }} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/cesta');
  });
});

describe('the first links of the page', () => {
  it('have the keys of eMAG and bring the focus to their places without a new address', async () => {
    const { user } = await renderPart(
      <>
        <AccessibilityBar />
        <main id="conteudo" tabIndex={-1} />
        <footer id="rodape" />
      </>,
    );
    const links = within(screen.getByRole('list', { name: 'Atalhos' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('accesskey'))).toEqual(['1', '2', '3', '4']);
    await user.click(screen.getByRole('link', { name: 'Ir para o conteúdo' }));
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Rodapé' }));
    expect(screen.getByRole('contentinfo')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});

describe('the accessibility bar', () => {
  it('changes the page at once', async () => {
    const { user } = await renderPart(<AccessibilityBar />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ampliar' }), '60%');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cores' }), 'Tons de cinza');
    await user.click(screen.getByRole('button', { name: 'Modo escuro' }));
    const html = document.documentElement;
    expect(html).toHaveAttribute('data-zoom', '60');
    expect(html).toHaveAttribute('data-cor', 'cinza');
    expect(html).toHaveAttribute('data-modo', 'escuro');
    expect(screen.getByRole('button', { name: 'Modo escuro' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('offers self-service only where there is one', async () => {
    const { change } = await renderPart(<AccessibilityBar />);
    expect(screen.queryByRole('link', { name: 'Autoatendimento' })).not.toBeInTheDocument();
    change(<AccessibilityBar selfService="https://autoatendimento.exemplo.br/" />);
    expect(screen.getByRole('link', { name: 'Autoatendimento' })).toBeInTheDocument();
  });
});

describe('the footer', () => {
  it('leaves out lists without links, and calls each language by its own name', async () => {
    await renderPart(
      <Footer
        language="pt"
        languages={['pt', 'en', 'es']}
        inLanguage={(code) => `#${code}`}
        lists={[
          { title: 'Sobre', links: [{ text: 'Privacidade', href: 'https://privacidade.exemplo.br/' }] },
          { title: 'Outros catálogos', links: [] },
        ]}
      />,
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Sobre', 'Idioma']);
    expect(screen.getByRole('link', { name: 'Português' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '#es');
  });
});
