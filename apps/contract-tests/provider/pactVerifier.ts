import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

const Mismatch = z.looseObject({ mismatch: z.string().optional(), path: z.string().optional() });
const Report = z.object({
  interactionResults: z.array(z.object({ description: z.string(), result: z.enum(['OK', 'Error']) })),
  errors: z.array(
    z.object({ interaction: z.string(), mismatch: z.looseObject({ mismatches: z.array(Mismatch).optional() }) }),
  ),
});
export type Report = z.output<typeof Report>;

/** Pact's own verifier; strictVerifier.ts evaluates its reports. The first run starts a process that serves all runs. */
export class PactVerifier {
  private output = '';
  private child: ChildProcess | undefined;

  constructor(private readonly env: NodeJS.ProcessEnv = {}) {}

  private start(): ChildProcess {
    const child = fork(join(__dirname, 'verifierProcess.mjs'), {
      silent: true,
      execArgv: [],
      // The provider is on this machine, without a proxy.
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', HTTP_PROXY: '', HTTPS_PROXY: '', ...this.env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    return child;
  }

  /** Throws with the verifier's own output if it gives no report. */
  async run(pactFiles: string[], providerUrl: string, statesUrl: string): Promise<Report> {
    this.output = '';
    const child = (this.child ??= this.start());
    child.send({
      provider: 'catalogue-api',
      pactUrls: pactFiles,
      providerBaseUrl: providerUrl,
      providerStatesSetupUrl: statesUrl,
      providerStatesSetupTeardown: true,
      logLevel: 'error',
    });
    const [text] = (await once(child, 'message')) as [string];
    const report = Report.safeParse(parse(text));
    if (!report.success) throw new Error(`The verifier gave no report: ${text}\n${this.output}`);
    return report.data;
  }

  stop(): void {
    this.child?.kill();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
