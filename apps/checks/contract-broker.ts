import { parseArgs } from 'node:util';
import { Failure } from '@catalogue/command-kit/failure';
import { workspaceRoot } from '@catalogue/command-kit/workspace';
import { wholePact } from '@catalogue/contract-tests/consumer/committedPact';
import { Broker } from './contract-broker/Broker';
import { Checkout } from './contract-broker/Checkout';

const apps = ['catalogue-api', 'catalogue-web'];

export const usage = `npm run contract:broker -- publish
npm run contract:broker -- can-i-deploy --app APP --to ENVIRONMENT
npm run contract:broker -- deployed --app APP --to ENVIRONMENT

  publish        runs the pact tests, then gives a Pact Broker the pact of this commit and whether its server fulfils it
  can-i-deploy   whether this commit fits all that is deployed in that environment; ends with 1 if not
  deployed       tells the broker that this commit is deployed there now

APP is ${apps.join(' or ')}. PACT_BROKER_BASE_URL is the broker; PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and
PACT_BROKER_PASSWORD, sign in.`;

/** `npm run contract:broker`: the pact of this commit at a team's own Pact Broker. */
export async function run(args: string[], checkout = new Checkout(workspaceRoot, process.env)): Promise<number> {
  const { action, app, environment } = optionsOf(args);
  const broker = brokerOf(process.env);
  if (action === 'publish') return publish(broker, checkout);
  const version = checkout.versionOf(app);
  if (action === 'deployed') {
    await broker.recordDeployment(version, environment);
    console.log(`${app} ${version.number} is recorded as deployed to ${environment}.`);
    return 0;
  }
  const { deployable, reason } = await broker.canDeploy(version, environment);
  console.log(`${app} ${version.number} ${deployable ? 'may' : 'must not'} be deployed to ${environment}: ${reason}`);
  return deployable ? 0 : 1;
}

function optionsOf(args: string[]): { action: string; app: string; environment: string } {
  const options = { app: { type: 'string', default: '' }, to: { type: 'string', default: '' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [action = '', ...more] = positionals;
  const isDeployment = ['can-i-deploy', 'deployed'].includes(action) && apps.includes(values.app) && values.to !== '';
  const isPublication = action === 'publish' && values.app === '' && values.to === '';
  if (more.length > 0 || !(isDeployment || isPublication)) throw new Failure(usage);
  return { action, app: values.app, environment: values.to };
}

function brokerOf(env: NodeJS.ProcessEnv): Broker {
  const address = env['PACT_BROKER_BASE_URL'] ?? '';
  if (!/^https?:\/\/./.test(address) || !URL.canParse(address))
    throw new Failure('Set PACT_BROKER_BASE_URL to the address of your Pact Broker, as https://pacts.example.org.');
  return new Broker(address, {
    token: env['PACT_BROKER_TOKEN'],
    username: env['PACT_BROKER_USERNAME'],
    password: env['PACT_BROKER_PASSWORD'],
  });
}

async function publish(broker: Broker, checkout: Checkout): Promise<number> {
  const pact = wholePact();
  const consumer = checkout.versionOf(pact.consumer.name);
  const provider = checkout.versionOf(pact.provider.name);
  const success = await checkout.fulfilsPacts();
  const address = await broker.publishPact(consumer, provider.app, pact);
  await broker.publishVerification(address, provider, success);
  console.log(
    `Published ${pact.interactions.length} interactions of ${consumer.number}, which its server ${success ? 'fulfils' : 'does not fulfil'}: ${address}`,
  );
  return success ? 0 : 1;
}
