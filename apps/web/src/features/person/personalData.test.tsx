import { screen, waitFor } from '@testing-library/dom';
import { recoveryCodePattern } from '@catalogue/domain';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const sent = (part: string) => server.calls.filter(({ method, path }) => method === 'PUT' && path.includes(part));
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const openData = async (patron = 'ana') => {
  const app = await renderApp('/meupergamum/dados-pessoais', { patron });
  await screen.findByRole('button', { name: /^Salvar dados/ });
  return app;
};
const stored = () => server.db.person.findFirstOrThrow({ where: { logins: { some: { login: 'ana' } } } });

describe('personal data', () => {
  test('pasted with marks of any kind are shown with those of the house and stored as digits, once', async () => {
    const { user } = await openData();
    const paste = async (name: string, text: string) => {
      await user.clear(box(name));
      await user.click(box(name));
      await user.paste(text);
    };
    await paste('CPF', ' 529 982 247 / 25');
    expect(box('CPF')).toHaveValue('529.982.247-25');
    await paste('CEP', '36.570.123');
    expect(box('CEP')).toHaveValue('36570-123');
    await paste('Telefone', '+55 31 99876-5432');
    expect(box('Telefone')).toHaveValue('31 99876-5432');
    await user.dblClick(screen.getByRole('button', { name: /^Salvar dados/ }));
    expect(await screen.findByText('Dados salvos.')).toBeVisible();
    expect(sent('dados-pessoais')).toHaveLength(1);
    expect(await stored()).toMatchObject({ cpf: '52998224725', cep: '36570123', telefone: '31 99876-5432' });
  });

  test('keep the caret at its digit while the marks around it move', async () => {
    const { user } = await openData();
    const cpf = box('CPF') as HTMLInputElement;
    await user.clear(cpf);
    await user.type(cpf, '52982247');
    expect(cpf).toHaveValue('529.822.47');
    await user.type(cpf, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(cpf).toHaveValue('529.982.247');
    expect(cpf.selectionStart).toBe(5);
  });

  test('that are wrong are named by the server’s own rule, and nothing typed is lost until it is given up', async () => {
    const { user } = await openData();
    await user.clear(box('CPF'));
    await user.type(box('CPF'), '111.111.111-11');
    await user.clear(box('E-mail'));
    await user.click(screen.getByRole('button', { name: /^Salvar dados/ }));
    const summary = await screen.findByRole('group', { name: /^Falta acertar/ });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(/escreva o seu e-mail.*Este CPF não confere/);
    expect(sent('dados-pessoais')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Senha' }));
    await screen.findByLabelText('Senha atual');
    await user.click(screen.getByRole('link', { name: 'Dados pessoais' }));
    expect(await screen.findByRole('textbox', { name: 'CPF' })).toHaveValue('111.111.111-11');
    await user.click(screen.getByRole('button', { name: 'Desfazer mudanças' }));
    expect(box('CPF')).not.toHaveValue('111.111.111-11');
  });
});

test('a password is changed by the rules that are shown, trimmed, and only with the one before', async () => {
  const { user } = await renderApp('/meupergamum/dados-pessoais/senha', { patron: 'ana' });
  const rules = await screen.findByRole('list', { name: 'A senha precisa ter' });
  const [current, next, again] = ['Senha atual', 'Nova senha', 'Repita a nova senha'].map((name) =>
    screen.getByLabelText(name),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const save = () => user.click(screen.getByRole('button', { name: /^Salvar senha/ }));
  await user.type(current, 'errada');
  await user.type(next, 'Moreira#2468');
  await user.type(again, 'Moreira#246');
  expect(rules).toHaveTextContent('Nenhuma palavra do seu nome (falta)');
  expect(screen.getByText('As senhas não coincidem.')).toBeVisible();
  await save();
  expect(await screen.findByRole('group', { name: /^Falta acertar/ })).toHaveTextContent('não atende a todos');
  expect(sent('/senha')).toEqual([]);
  await user.clear(next);
  await user.type(next, ' Janela#2468 ');
  await user.clear(again);
  await user.type(again, 'Janela#2468');
  // Other forms store drafts; this one never stores a password.
  expect(sessionStorage.getItem('catalogue.drafts')).toBeNull();
  await save();
  expect(await screen.findByRole('link', { name: 'Esta não é a sua senha atual.' })).toBeVisible();
  await user.clear(current);
  await user.type(current, 'biblioteca');
  await save();
  expect(await screen.findByText(/^Senha alterada/)).toBeVisible();
  expect(sent('/senha').at(-1)?.body).toBe(JSON.stringify({ senhaAtual: 'biblioteca', senhaNova: 'Janela#2468' }));
  await waitFor(() => expect(current).toHaveValue(''));
});

describe('a new e-mail address', () => {
  const code = async () => {
    const { texto } = await server.db.sentMail.findFirstOrThrow({ where: { para: 'ana@novo.example.org' } });
    return recoveryCodePattern.exec(texto)?.[0] ?? 'none';
  };
  const ask = async () => {
    const app = await openData();
    await app.user.clear(box('E-mail'));
    await app.user.type(box('E-mail'), 'ana@novo.example.org');
    await app.user.click(screen.getByRole('button', { name: /^Salvar dados/ }));
    expect(await screen.findByText('Confirme o e-mail ana@novo.example.org')).toBeVisible();
    return app;
  };

  test('counts when the code mailed there is given, after one that is wrong', async () => {
    const { user } = await ask();
    expect((await stored()).email).toBe('ana@ufvi.example.org');
    const right = await code();
    await user.type(box('Código recebido'), right === '11111111' ? '22222222' : '11111111');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await waitFor(() => expect(box('Código recebido')).toHaveAccessibleDescription(/O código não confere/));
    await user.clear(box('Código recebido'));
    await user.type(box('Código recebido'), right);
    clickTwice(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    expect(await screen.findByText('E-mail confirmado.')).toBeVisible();
    await waitFor(() => expect(box('E-mail')).toHaveValue('ana@novo.example.org'));
    // Both are asked for again; either may arrive first.
    await waitFor(() => expect(screen.queryByText(/^Confirme o e-mail/)).toBeNull());
  });

  test('can be given up', async () => {
    const { user } = await ask();
    await user.click(screen.getByRole('button', { name: 'Desistir da troca' }));
    await waitFor(() => expect(screen.queryByText(/^Confirme o e-mail/)).toBeNull());
    expect(box('E-mail')).toHaveValue('ana@ufvi.example.org');
  });
});
