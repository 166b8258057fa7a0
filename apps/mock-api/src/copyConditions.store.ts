import { CopyStatus } from '@catalogue/api-contract';
import { freeStates, returningStates } from '@catalogue/domain';
import { Prisma } from '@catalogue/database/generated/client';

// Conditions on `exemplar x` with its `tipo_emprestimo t`. copyConditions.test.ts compares each with the domain's
// function.

/** The domain's `isFree`. */
export const isFreeCopy = Prisma.sql`(x.situacao = ANY(${freeStates}) AND t.permite_emprestimo)`;

/** The domain's `isReadOnSite`. */
export const isReadOnSiteCopy = Prisma.sql`(x.situacao = ${CopyStatus.localUse}
  OR (x.situacao = ANY(${freeStates}) AND NOT t.permite_emprestimo))`;

/** The part of the domain's `canHold` that depends on the copy. */
export const isHoldableCopy = Prisma.sql`(x.situacao = ANY(${returningStates}) AND t.permite_reserva)`;
