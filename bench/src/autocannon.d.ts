/** The part of autocannon that the load client uses; the package comes without types. */
declare module 'autocannon' {
  type Options = {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly sampleInt: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly requests: readonly { readonly path: string }[];
  };
  type Result = {
    readonly requests: { readonly total: number };
    /** In seconds. */
    readonly duration: number;
    readonly errors: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
