import type { comments } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const commentsHandlers: Handlers<typeof comments> = {};
