import type { Fault } from './fault';
import { accessibilityFaults } from './faults/accessibility';
import { apiFaults } from './faults/api';
import { typeFaults, lintFaults, formatFaults } from './faults/code';
import { coverageFaults, callFaults } from './faults/contractCommands';
import { dataFaults } from './faults/data';
import { domainFaults, contractFaults } from './faults/domain';
import { journeyFaults } from './faults/journeys';
import { pactFaults } from './faults/pacts';
import { webFaults, textFaults } from './faults/web';

/**
 * Short texts of the code, each once in its file: when one of them changes, the run says that this list is out of date.
 * Coverage is first, since it reads what the API tests have recorded: a fault in one of those would leave its record wrong.
 */
export const faults: Fault[] = [
  ...coverageFaults,
  ...callFaults,
  ...domainFaults,
  ...contractFaults,
  ...apiFaults,
  ...dataFaults,
  ...webFaults,
  ...textFaults,
  ...pactFaults,
  ...journeyFaults,
  ...accessibilityFaults,
  ...typeFaults,
  ...lintFaults,
  ...formatFaults,
];
