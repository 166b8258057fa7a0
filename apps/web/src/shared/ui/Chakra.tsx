import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Chakra's behaviour without its looks: parts get classes of our style sheets, made from our tokens. */
const system = createSystem({ preflight: false });

/** Around Chakra's parts, in the files that load with them; the first page has no part of Chakra. */
export function Chakra({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
