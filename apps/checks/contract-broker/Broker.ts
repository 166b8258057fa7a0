import { Failure, messageOf } from '@catalogue/command-kit/failure';

export interface Credentials {
  token?: string | undefined;
  username?: string | undefined;
  password?: string | undefined;
}

/** A version of an application, as the broker knows it. */
export interface Version {
  app: string;
  number: string;
  branch?: string | undefined;
  buildUrl?: string | undefined;
}

interface Link {
  href: string;
  name?: string;
}

type Resource = Record<string, unknown> & { _links?: Record<string, Link | Link[]> };

const timeoutMs = 30_000;

/** A Pact Broker, spoken to by its HTTP API. Every method throws a Failure with the broker's own words when it refuses. */
export class Broker {
  readonly #headers: Record<string, string>;

  /** @param address of the broker, with the path that it is served under, if any */
  constructor(
    private readonly address: string,
    { token, username, password }: Credentials,
  ) {
    const basic = username && `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}`;
    const authorization = token ? `Bearer ${token}` : basic;
    this.#headers = { accept: 'application/hal+json, application/json', ...(authorization && { authorization }) };
  }

  /** Publishes a pact for a version of its consumer. Returns the pact's own address at the broker. */
  async publishPact(consumer: Version, provider: string, pact: object): Promise<string> {
    const published = await this.#send('POST', this.#at('contracts', 'publish'), {
      pacticipantName: consumer.app,
      pacticipantVersionNumber: consumer.number,
      branch: consumer.branch,
      buildUrl: consumer.buildUrl,
      contracts: [
        {
          consumerName: consumer.app,
          providerName: provider,
          specification: 'pact',
          contentType: 'application/json',
          content: Buffer.from(JSON.stringify(pact)).toString('base64'),
        },
      ],
    });
    return linksOf(published, 'pb:contracts').href;
  }

  /** Publishes whether a version of the provider fulfils the pact at that address. */
  async publishVerification(pactAddress: string, provider: Version, success: boolean): Promise<void> {
    if (provider.branch !== undefined) {
      const { app, branch, number } = provider;
      await this.#send('PUT', this.#at('pacticipants', app, 'branches', branch, 'versions', number), {});
    }
    const pact = await this.#send('GET', pactAddress);
    await this.#send('POST', linksOf(pact, 'pb:publish-verification-results').href, {
      success,
      providerApplicationVersion: provider.number,
      buildUrl: provider.buildUrl,
    });
  }

  /** Whether a version fulfils its pacts with all that is deployed in the environment, and the broker's reason. */
  async canDeploy(version: Version, environment: string): Promise<{ deployable: boolean; reason: string }> {
    const query = new URLSearchParams({ pacticipant: version.app, version: version.number, environment });
    const { summary } = (await this.#send('GET', `${this.#at('can-i-deploy')}?${query.toString()}`)) as {
      summary?: { deployable?: boolean | null; reason?: string };
    };
    return { deployable: summary?.deployable === true, reason: summary?.reason ?? 'The broker gave no reason.' };
  }

  /** Tells the broker that a version is now the one that runs in the environment. */
  async recordDeployment(version: Version, environment: string): Promise<void> {
    const known = await this.#send('GET', this.#at('pacticipants', version.app, 'versions', version.number));
    await this.#send('POST', linksOf(known, 'pb:record-deployment', environment).href, {});
  }

  #at(...path: string[]): string {
    return [this.address.replace(/\/+$/, ''), ...path.map(encodeURIComponent)].join('/');
  }

  async #send(method: string, address: string, body?: object): Promise<Resource> {
    // A link of the broker's replies must not take the credentials to another host.
    if (new URL(address).origin !== new URL(this.address).origin)
      throw new Failure(
        `The broker names an address at another host, ${new URL(address).origin}: set PACT_BROKER_BASE_URL to the address that it knows itself by.`,
      );
    const answer = await fetch(address, {
      method,
      headers: { ...this.#headers, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new Failure(`${address} cannot be reached: ${messageOf(error)}`);
    });
    const text = await answer.text();
    if (!answer.ok) throw new Failure(`${method} ${address} was refused with ${answer.status}: ${text.slice(0, 2000)}`);
    if (text === '') return {};
    try {
      return JSON.parse(text) as Resource;
    } catch {
      throw new Failure(`${address} did not answer with JSON: is it a Pact Broker?`);
    }
  }
}

/** The link of that relation; of several, the one of that name, or else the first. */
function linksOf({ _links }: Resource, relation: string, name?: string): Link {
  const links = [_links?.[relation] ?? []].flat();
  const link = name === undefined ? links[0] : links.find((candidate) => candidate.name === name);
  if (link) return link;
  if (name === undefined) throw new Failure(`The broker's reply has no link "${relation}": is it older than 2.86?`);
  const names = links.map((candidate) => candidate.name).join(', ');
  throw new Failure(`The broker knows no environment "${name}"; it knows: ${names || 'none'}.`);
}
