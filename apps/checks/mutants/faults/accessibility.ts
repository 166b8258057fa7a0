import { faultsOf } from '../fault';
import { web } from './folders';

const tokens = `${web}/shared/theme/tokens.css`;
const emptyBasket = ['basket empty'];
export const accessibilityFaults = faultsOf('accessibility', [
  {
    name: 'low contrast in the scheme of high contrast only',
    file: tokens,
    find: '--fg-muted: #fff;',
    replace: '--fg-muted: #333;',
    check: emptyBasket,
  },
  {
    name: 'low contrast in the dark scheme only',
    file: tokens,
    find: '--fg-muted: #bcc6c2;',
    replace: '--fg-muted: #4a5350;',
    check: emptyBasket,
  },
  {
    name: 'low contrast in the light scheme only',
    file: tokens,
    find: '--fg-muted: #46504d;',
    replace: '--fg-muted: #a0a8a5;',
    check: emptyBasket,
  },
  {
    name: 'the page scrolls sideways at 320 px only',
    file: `${web}/shared/ui/EmptyState.module.css`,
    find: 'max-width: 34rem;',
    replace: 'min-width: 22rem;',
    check: emptyBasket,
  },
  {
    name: 'labels belong to no field',
    file: `${web}/shared/ui/Field.tsx`,
    find: 'htmlFor={control}',
    replace: '',
    check: ['area historico-reservas'],
  },
  {
    name: 'the checkbox of a loan has no name',
    file: `${web}/features/loans/LoanRow.tsx`,
    find: "aria-label={t('selectTitle', { ns: 'shared', title: title.descricao })}",
    replace: '',
    check: ['area titulos-pendentes late'],
  },
]);
