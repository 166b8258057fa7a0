import * as oauth from 'oauth4webapi';
import { demoPassword } from '@catalogue/database/demoPassword';

const visitor = { client_id: 'catalogue-public', secret: 'catalogue-public-development' };
const patron = { client_id: 'catalogue-patron', secret: 'catalogue-patron-development' };
// The server is on this machine.
const plainHttp = { [oauth.allowInsecureRequests]: true };

/** Runs a third-party client through every grant of the token endpoint at `address`; throws at the first reply outside RFC 6749. */
export async function runOAuthClient(address: string): Promise<string[]> {
  const server: oauth.AuthorizationServer = { issuer: address, token_endpoint: `${address}/oauth/token` };
  const said: string[] = [];

  for (const [name, method] of [
    ['in the form', oauth.ClientSecretPost],
    ['by HTTP Basic', oauth.ClientSecretBasic],
  ] as const) {
    const { client_id, secret } = visitor;
    const answer = await oauth.clientCredentialsGrantRequest(server, { client_id }, method(secret), {}, plainHttp);
    await oauth.processClientCredentialsResponse(server, { client_id }, answer);
    said.push(`client_credentials, the client ${name}`);
  }

  const { client_id, secret } = patron;
  const client = { client_id };
  const post = oauth.ClientSecretPost(secret);
  const password = (username: string, word: string) =>
    oauth.genericTokenEndpointRequest(server, client, post, 'password', { username, password: word }, plainHttp);
  const tokens = await oauth.processGenericTokenEndpointResponse(server, client, await password('ana', demoPassword));
  said.push('password');

  const refresh = async (token: string) =>
    oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, post, token, plainHttp),
    );
  const first = tokens.refresh_token ?? '';
  const { refresh_token: second = '' } = await refresh(first);
  const { refresh_token: third = '' } = await refresh(second);
  said.push('refresh_token');

  said.push(
    `a wrong password: ${await errorOf(async () => oauth.processGenericTokenEndpointResponse(server, client, await password('ana', 'x')))}`,
  );
  said.push(`a refresh token that was used: ${await errorOf(() => refresh(first))}`);
  said.push(`one of its family: ${await errorOf(() => refresh(third))}`);
  const wrongSecret = oauth.ClientSecretPost('not the secret');
  said.push(
    `a wrong client: ${await errorOf(async () => oauth.processClientCredentialsResponse(server, client, await oauth.clientCredentialsGrantRequest(server, client, wrongSecret, {}, plainHttp)))}`,
  );
  const unknown = await oauth.genericTokenEndpointRequest(server, client, post, 'urn:example:unknown', {}, plainHttp);
  said.push(
    `an unknown grant: ${await errorOf(() => oauth.processGenericTokenEndpointResponse(server, client, unknown))}`,
  );
  return said;
}

/** The RFC 6749 error code that the client read, or the reason why it read none. */
async function errorOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'no error';
  } catch (error) {
    // The client's own error for a refusal.
    return error instanceof oauth.ResponseBodyError ? error.error : `not an OAuth error: ${String(error)}`;
  }
}

/** The results for a server that follows RFC 6749. */
export const expectedOAuth = [
  'client_credentials, the client in the form',
  'client_credentials, the client by HTTP Basic',
  'password',
  'refresh_token',
  'a wrong password: invalid_grant',
  'a refresh token that was used: invalid_grant',
  'one of its family: invalid_grant',
  'a wrong client: invalid_client',
  'an unknown grant: unsupported_grant_type',
];
