import { configureStore } from '@reduxjs/toolkit';
import { brazilianFromIso, addDays } from '@catalogue/domain';
import { screen } from '@testing-library/dom';
import { Provider } from 'react-redux';
import { serverClockReducer } from '../../shared/serverClock';
import { settingsReducer } from '../../shared/settings';
import { renderPart } from '../../testing/renderPart';
import { LoanRow } from './LoanRow';

const today = new Intl.DateTimeFormat('en-CA').format(new Date());
const store = configureStore({ reducer: { serverClock: serverClockReducer, settings: settingsReducer } });
const loanDue = (days: number) => ({
  descricao: 'Torto arado',
  dataDevolucaoPrevista: brazilianFromIso(addDays(today, days)),
  qtdeRenovacoes: '0',
  reservado: false,
  codExemplar: '7',
  codBibliotecaExemplar: '1',
  diasEmprestimo: 14,
});

const show = (days: number, onRenew = jest.fn()) =>
  renderPart(
    <Provider store={store}>
      <LoanRow
        personBlock={null}
        title={loanDue(days)}
        selected={false}
        renewing={false}
        onToggle={jest.fn()}
        onRenew={onRenew}
      />
    </Provider>,
  );

describe('the renewal of a loan, before the click', () => {
  it('says the new date', async () => {
    await show(3);
    expect(screen.getByTitle('Renovar')).toHaveAccessibleDescription(/^Novo prazo: /);
  });

  it('says what it gains and what it costs', async () => {
    await show(3);
    expect(screen.getByTitle('Renovar')).toHaveAccessibleName(/^Renovar · \+11\sdias: /);
    expect(screen.getByTitle('Renovar')).toHaveAccessibleDescription(
      /Gasta 1 das \d que restam\. Em .+ rende 14 dias\.$/,
    );
  });

  it('says that it gains no days when the loan is as long as a new one, and asks before it is sent', async () => {
    const onRenew = jest.fn();
    const { user } = await show(14, onRenew);
    const button = screen.getByTitle('Renovar');
    expect(button).toHaveAccessibleDescription(/^O prazo continua .+\. Em .+ rende 14 dias\.$/);
    expect(button).toHaveAccessibleName(/^Renovar · não ganha/);
    await user.click(button);
    expect(onRenew).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Renovar assim mesmo' }));
    expect(onRenew).toHaveBeenCalledTimes(1);
  });
});

describe('what a loan costs', () => {
  it('is said before it is late, once that is near', async () => {
    await show(3);
    expect(screen.getByText(/^Depois de .+, R\$\s1,50 por dia\.$/)).toBeVisible();
  });

  it('is not said while there is time', async () => {
    await show(4);
    expect(screen.queryByText(/por dia/)).not.toBeInTheDocument();
  });
});
