const dates = /(\b\d{4})-(\d{4}\b)?/;

/** A heading of a record: its dates with a dash, never split over two lines. `Assis, Machado de, 1839-1908` */
export const HeadingText = ({ text }: { text: string }) =>
  text.split(/(\b\d{4}-(?:\d{4}\b|(?!\d)))/).map((part, at) =>
    dates.test(part) ? (
      <span className="nowrap" key={at}>
        {part.replace(dates, '$1–$2')}
      </span>
    ) : (
      part
    ),
  );
