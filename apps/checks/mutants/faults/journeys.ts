import { faultsOf } from '../fault';
import { server, web } from './folders';

export const journeyFaults = faultsOf('journeys', [
  {
    name: 'the button that renews has another name',
    file: `${web}/features/loans/RenewButton.tsx`,
    find: "title={t('renew')}",
    replace: "title={t('renewSelected')}",
    check: ['renew-a-loan'],
  },
  {
    name: 'the page has a script that its security policy forbids',
    file: 'apps/web/index.html',
    find: '</head>',
    // An inline script of the page itself is allowed by its hash.
    replace: '<script src="https://scripts.example.org/page.js"></script></head>',
    check: ['renew-a-loan'],
  },
  {
    name: 'the dangerous button of a question has the focus',
    file: `${web}/shared/ui/ConfirmDialog.tsx`,
    find: '<Button ref={safe} onClick={props.onClose}>',
    replace: '<Button onClick={props.onClose}>',
    check: ['cancel-holds'],
  },
  {
    name: 'the address of a search loses a choice',
    file: `${web}/features/search/searchAddress.ts`,
    find: "name !== 'ordenacao' &&",
    replace: "name !== 'disciplina' && name !== 'ordenacao' &&",
    check: ['restore-a-search'],
  },
  {
    name: 'a session that ends discards the form',
    file: `${web}/shared/api.ts`,
    find: 'isReauthenticationOffered ? sessionExpired()',
    replace: 'isReauthenticationOffered && isSessionExpired ? sessionExpired()',
    check: ['finish-a-form-after-the-session-ended'],
  },
  {
    name: 'a loan token is counted down by the browser’s clock',
    file: `${web}/features/loans/token/TokenScreen.tsx`,
    find: 'loanTokenLeft(expira, now)',
    replace: 'loanTokenLeft(expira, Math.min(now, Date.now()))',
    check: ['token-runs-out'],
  },
  {
    name: 'a hold gets another place than was shown',
    file: `${server}/features/holds/placing.ts`,
    find: 'return { cod_reserva, posicao, previsao };',
    replace: 'return { cod_reserva, posicao: posicao + 1, previsao };',
    check: ['place-a-hold'],
  },
  {
    name: 'a button that cannot be used cannot be reached by keyboard',
    file: `${web}/shared/ui/Button.tsx`,
    find: 'aria-disabled={isOff || undefined}',
    replace: 'disabled={isOff || undefined}',
    check: ['renew-and-cancel-without-a-mouse', '--grep', 'by keyboard alone'],
  },
]);

export const languageFaults = faultsOf('journeys in other languages', [
  {
    name: 'a label is hard-coded in Portuguese',
    file: `${web}/features/loans/PendingLoans.tsx`,
    find: "label={t('order')}",
    replace: 'label="Ordenar"',
    check: ['--grep', 'in English'],
  },
]);
