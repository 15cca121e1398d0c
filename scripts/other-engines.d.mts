export declare function findFirefox(): string | null;

export declare function findWebKit(): { driver: string; gjs: string; xvfb: string } | null;
