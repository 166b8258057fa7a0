import type { TokenReply } from '@catalogue/api-contract';
import {
  externalFailureOf,
  isExternalFailure,
  loginFailure,
  type CallFailure,
  type ExternalFailure,
  type LoginNotice,
} from '@catalogue/domain';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { canEncrypt } from '../../../shared/encryption';
import { useSettings } from '../../../shared/settings';
import { takePendingSignIn, type PendingSignIn } from '../externalSignIn';
import { sessionApi } from '../session.api';
import { openSession, type SignInOrigin } from '../openSession';
import { useSignIn } from '../useSignIn';

/** The identity services that redirect back here, named by their parameter in the address. */
export type ExternalService = 'nonce' | 'saml';

type Validated = { data?: TokenReply; error?: unknown };
/** One of the four errors of D1 §8, or any error of a sign-in. */
export type ExternalProblem = { key: ExternalFailure } | { notice: LoginNotice };

/** Completes, once, a sign-in that was started at an identity service (ruling D8). */
export function useExternalResponse(service: ExternalService, onSignedIn: () => void) {
  const [address] = useSearchParams();
  const settings = useSettings();
  const signIn = useSignIn(onSignedIn);
  const [problem, setProblem] = useState<ExternalProblem | null>(null);
  const [validateOidc] = sessionApi.useValidateOidcMutation();
  const [validateSaml] = sessionApi.useValidateSamlMutation();

  const validate = (answer: string): Promise<Validated> =>
    service === 'nonce' ? validateOidc({ body: { nonce: answer } }) : validateSaml({ body: { saml: answer } });

  async function finish() {
    const begun = await takePendingSignIn();
    const error = address.get('error');
    if (error !== null) return setProblem({ key: isExternalFailure(error) ? error : 'erro_autenticacao' });
    const answer = answerOf(service, address.get(service), begun);
    if (!answer) return setProblem({ key: 'erro_validacao_token' });
    const { data, error: refused } = await validate(answer);
    if (data) return signIn.enter(() => openSession(data, originOf(service, begun), settings));
    const failure = refused as CallFailure;
    const key = externalFailureOf(failure.status);
    setProblem(key ? { key } : { notice: loginFailure(failure) });
  }

  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void finish();
  });
  return { signIn, problem: problem ?? (signIn.notice && !signIn.choice ? { notice: signIn.notice } : null) };
}

/**
 * Only the reply to this tab's request is accepted: another one would sign the patron in as another user. A page that
 * cannot encrypt has kept nothing of its request.
 */
const answerOf = (service: ExternalService, given: string | null, begun: PendingSignIn | null): string | null => {
  if (service === 'saml') return (begun && begun.nonce === undefined) || !canEncrypt() ? given : null;
  return begun?.nonce && (given === null || given === begun.nonce) ? begun.nonce : null;
};

const originOf = (service: ExternalService, begun: PendingSignIn | null): SignInOrigin => ({
  login: begun?.login ?? '',
  remember: begun?.remember ?? false,
  ...(service === 'nonce' && { nonce: begun?.nonce }),
});
