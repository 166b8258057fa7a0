import { Failure } from '@catalogue/command-kit/failure';
import { isShuttingDown, shutDown, shutDownOnSignals } from '@catalogue/command-kit/shutdown';
import { WrongVariables } from '@catalogue/mock-api/variables';

/**
 * Runs a program to its end, or until a signal ends it with `interruptedCode`. A refusal is printed as a sentence, a defect with its
 * stack; both end it with 1.
 */
export function runToCompletion(interruptedCode: number, main: () => Promise<number | void>): void {
  shutDownOnSignals(interruptedCode);
  main().then(
    (code) => shutDown(code ?? 0),
    (error: unknown) => {
      const isSentence = error instanceof Failure || error instanceof WrongVariables;
      if (!isShuttingDown()) console.error(isSentence ? error.message : error);
      return shutDown(1);
    },
  );
}
