import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import { render } from '../testing/render';
import { BootFailed } from './BootFailed';

describe('the page of a catalogue that did not start', () => {
  it('says so at once, inside a landmark that stays one, in three languages', () => {
    render(<BootFailed />);
    const alert = within(screen.getByRole('main')).getByRole('alert');
    expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent('Sem contato com o servidor.');
    expect(within(alert).getByText(/cannot be reached/)).toHaveAttribute('lang', 'en');
    expect(within(alert).getByText(/No hay contacto/)).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('button', { name: /Tentar de novo/ })).toBeVisible();
  });
});
