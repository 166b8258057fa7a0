/** Particles among given names: `Machado de`, `José da`, `Ludwig van`. */
const PARTICLE = /^(d[aeo]s?|del|di|e|y|van|von|der|den|la|le)$/i;

interface Form {
  /** Text after each initial: `J. K.` or `JK`. */
  after: string;
  /** Whether particles are kept, as in APA, or left out. */
  particles: boolean;
}

/** The given names of a person as initials. */
export const initialsOf = (given: string, { after, particles }: Form): string =>
  given
    .split(/[\s.]+/)
    .filter(Boolean)
    .flatMap((word) => {
      if (PARTICLE.test(word)) return particles ? word.toLowerCase() : [];
      return word
        .split('-')
        .filter(Boolean)
        .map((part) => `${[...part][0]?.toUpperCase() ?? ''}${after}`)
        .join(after === '' ? '' : '-');
    })
    .join(after === '' ? '' : ' ');
