import { Suspense } from 'react';
import { dialogOnDemand, onDemand } from '../../shared/onDemand';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import type { SignInHereProps } from './SignInHere';

const Here = onDemand(() => import('./SignInHere'));

/** Sign-in inside a screen, in place of content that needs a patron. Loaded when first shown. */
export const SignInHere = (props: SignInHereProps) => (
  <Suspense fallback={<SkeletonRows rows={3} />}>
    <Here {...props} />
  </Suspense>
);

/** The modal "Acesso": sign-in over a screen. */
export const SignInDialog = dialogOnDemand(() => import('./SignInDialog'));
