import { faultsOf } from '../fault';
import { domain, contract } from './folders';

export const domainFaults = faultsOf('domain', [
  {
    name: 'the wait after wrong passwords begins one late',
    file: `${domain}/session/attempts.ts`,
    find: 'inARow < patience',
    replace: 'inARow <= patience',
    check: [`${domain}/session/attempts.test.ts`],
  },
  {
    name: 'a loan counts as overdue on its last day',
    file: `${domain}/loans/renewal.ts`,
    find: 'dataDevolucaoPrevista) < today',
    replace: 'dataDevolucaoPrevista) <= today',
    check: [`${domain}/loans/renewal.test.ts`],
  },
  {
    name: 'one renewal more than the limit',
    file: `${domain}/loans/renewal.ts`,
    find: 'Number(loan.qtdeRenovacoes) >=',
    replace: 'Number(loan.qtdeRenovacoes) >',
    check: [`${domain}/loans/renewal.test.ts`],
  },
  {
    name: 'a copy set aside is given away on its last day',
    file: `${domain}/holds/hold.ts`,
    find: 'validade < day',
    replace: 'validade <= day',
    check: [`${domain}/holds/hold.test.ts`],
  },
  {
    name: 'a hold is refused for the wrong reason',
    file: `${domain}/holds/hold.ts`,
    find: "return 'exemplar_disponivel'",
    replace: "return 'reserva_sem_exemplar'",
    check: [`${domain}/holds/hold.test.ts`],
  },
  {
    name: 'the last in the queue is served first',
    file: `${domain}/holds/queue.ts`,
    find: 'one.data < other.data ? -1',
    replace: 'one.data < other.data ? 1',
    check: [`${domain}/holds/queue.test.ts`],
  },
  {
    name: 'a period of one day is refused',
    file: `${domain}/period.ts`,
    find: 'dataIni > dataFim',
    replace: 'dataIni >= dataFim',
    check: [`${domain}/period.test.ts`],
  },
  {
    name: 'too many attempts are reported as an unknown status',
    file: `${domain}/session/loginFailure.ts`,
    find: "return { tone: 'warning', key: 'tooManyAttempts' }",
    replace: "return { tone: 'warning', key: 'genericStatus' }",
    check: [`${domain}/session/loginFailure.test.ts`],
  },
  {
    name: 'a library is still open at the minute in which it closes',
    file: `${domain}/site/openingHours.ts`,
    find: 'time < today.fecha',
    replace: 'time <= today.fecha',
    check: [`${domain}/site/openingHours.test.ts`],
  },
]);

export const contractFaults = faultsOf('contract', [
  {
    name: 'S no longer means yes',
    file: `${contract}/fields.ts`,
    find: " || value === 'S'",
    replace: '',
    check: [`${contract}/fields.test.ts`],
  },
  {
    name: 'a field has no source',
    file: `${contract}/loans.ts`,
    find: 'desconto: assumed(z.number())',
    replace: 'desconto: z.number()',
    check: [`${contract}/contract.test.ts`],
  },
]);
