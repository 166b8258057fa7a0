/** Words of a given name that are no name of their own: `Machado de`, `José da`, `Ludwig van`. */
const PARTICLE = /^(d[aeo]s?|del|di|e|y|van|von|der|den|la|le)$/i;

interface Form {
  /** Before the next initial: `J. K.` or `JK`. */
  after: string;
  /** Particles are kept, as APA does, or left out. */
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
