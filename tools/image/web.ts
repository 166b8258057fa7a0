import { inWorkspace } from '@catalogue/command-kit/workspace';
import { readWebOptions, serveWebAlone } from '../webAlone';
import { runToCompletion } from './runToCompletion';

const usage = `Usage: node web.cjs --api http://server:4200 [--config FILE]`;

/** The web app of the image, in front of any server of this wire. */
runToCompletion(0, async () => serveWebAlone(readWebOptions(process.argv.slice(2), usage), inWorkspace('web')));
