import type { Fault } from './fault';
import { accessibilityFaults } from './faults/accessibility';
import { apiFaults } from './faults/api';
import { typeFaults, lintFaults, unusedFaults, formatFaults } from './faults/code';
import { commandKitFaults, docsFaults, postgresFaults } from './faults/commands';
import { coverageFaults, callFaults } from './faults/contractCommands';
import { dataFaults } from './faults/data';
import { domainFaults, contractFaults } from './faults/domain';
import { journeyFaults, languageFaults } from './faults/journeys';
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
  ...postgresFaults,
  ...commandKitFaults,
  ...docsFaults,
  ...webFaults,
  ...textFaults,
  ...pactFaults,
  ...journeyFaults,
  ...languageFaults,
  ...accessibilityFaults,
  ...typeFaults,
  ...lintFaults,
  ...unusedFaults,
  ...formatFaults,
];
