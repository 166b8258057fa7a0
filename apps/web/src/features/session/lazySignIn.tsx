import { Suspense, useState } from 'react';
import { onDemand } from '../../shared/onDemand';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import type { SignInDialogProps } from './SignInDialog';
import type { SignInHereProps } from './SignInHere';

const Here = onDemand(() => import('./SignInHere'));
const InDialog = onDemand(() => import('./SignInDialog'));

/** Sign-in inside a screen, in place of content that needs a patron. Loaded when first shown. */
export const SignInHere = (props: SignInHereProps) => (
  <Suspense fallback={<SkeletonRows rows={3} />}>
    <Here {...props} />
  </Suspense>
);

/** The modal "Acesso": sign-in over a screen. Loaded when first opened. */
export function SignInDialog(props: SignInDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return <Suspense fallback={null}>{wasOpened && <InDialog {...props} />}</Suspense>;
}
