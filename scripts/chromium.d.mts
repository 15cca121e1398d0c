export declare const CHROMIUM_ARGUMENTS: string[];

export declare function findChromium(): string | null;
