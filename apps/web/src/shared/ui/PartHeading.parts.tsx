import { PartHeading } from './PartHeading';

export const states = { heading: <PartHeading>Comentários</PartHeading> };
