// The part of itemsjs (which ships no types) that the comparison uses.
declare module 'itemsjs' {
  interface Aggregation {
    title: string;
    size: number;
    conjunction: boolean;
  }
  interface Engine {
    search(query: { per_page: number; filters: Record<string, string[]> }): { pagination: { total: number } };
  }
  export default function itemsjs<T extends object>(
    items: T[],
    configuration: { aggregations: Record<string, Aggregation> },
  ): Engine;
}
