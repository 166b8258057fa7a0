import { screen } from '@testing-library/dom';
import { renderPart } from '../../testing/renderPart';
import { Checkbox } from './Checkbox';
import { PasswordField } from './PasswordField';
import { RadioList } from './RadioList';
import { Select } from './Select';
import { TextField } from './TextField';

describe('a field', () => {
  it('is named by its label and described by its hint and its error', async () => {
    await renderPart(<TextField label="Título" optional hint="Como está na capa" error="Escreva o título." />);
    const field = screen.getByRole('textbox', { name: 'Título (opcional)' });
    expect(field).toHaveAccessibleDescription('Como está na capa Escreva o título.');
    expect(field).toBeInvalid();
  });

  it('gives its value', async () => {
    const onChange = jest.fn();
    const { user } = await renderPart(<TextField label="Termo" onChange={onChange} />);
    await user.type(screen.getByLabelText('Termo'), 'sol');
    expect(onChange).toHaveBeenLastCalledWith('sol');
  });

  it('with a password shows it when asked, and hides it again', async () => {
    const { user } = await renderPart(<PasswordField label="Senha" defaultValue="ipê-amarelo" />);
    const field = screen.getByLabelText('Senha');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('ipê-amarelo');
    const hide = screen.getByRole('button', { name: 'Ocultar' });
    // The label changes with the state: "Ocultar, pressed" would mean the opposite.
    expect(hide).not.toHaveAttribute('aria-pressed');
    await user.click(hide);
    expect(field).toHaveAttribute('type', 'password');
  });

  it('of choices gives the value that was chosen', async () => {
    const onChange = jest.fn();
    const options = [
      { value: 'M', label: 'Minha área' },
      { value: 'C', label: 'Catálogo' },
    ];
    const { user } = await renderPart(<Select label="Direcionar para" options={options} onChange={onChange} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Direcionar para' }), 'Catálogo');
    expect(onChange).toHaveBeenCalledWith('C');
  });

  it('to tick tells that only some are chosen', async () => {
    const onChange = jest.fn();
    const { user } = await renderPart(
      <Checkbox indeterminate onChange={onChange}>
        Selecionar a página
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox', { name: 'Selecionar a página' });
    expect(box).toBePartiallyChecked();
    await user.click(box);
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it('with few choices shows them all', async () => {
    const onChange = jest.fn();
    const options = [
      { value: '1', label: 'Ana', hint: 'Graduação' },
      { value: '2', label: 'Bia' },
    ];
    const { user } = await renderPart(
      <RadioList legend="Quem é você?" options={options} value={null} onChange={onChange} />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Quem é você?' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Bia' }));
    expect(onChange).toHaveBeenCalledWith('2');
  });
});
