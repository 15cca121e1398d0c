import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vitest/node';

/** A regular expression in the sources. */
export type FoundExpression = {
  readonly file: string;
  /** As it is written in the source. */
  readonly written: string;
  /** null when it is composed at run time of more than the constants of its file. */
  readonly expression: RegExp | null;
};

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const SOURCES = [
  'packages/{domain,contract}/src/**/*.ts',
  'server/src/**/*.ts',
  'web/src/**/*.{ts,tsx}',
];
const NOT_SHIPPED = /\.test(?:-data)?\.tsx?$|\/testing\//;

/** Every regular expression that the program ships with, literals and `new RegExp`. */
export function findExpressions(): readonly FoundExpression[] {
  return globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !NOT_SHIPPED.test(file))
    .sort()
    .flatMap((file) => expressionsIn(file, readFileSync(ROOT + file, 'utf8')));
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

function expressionsIn(file: string, source: string): readonly FoundExpression[] {
  if (!/[/](?![/*])|RegExp/.test(source)) return [];
  const nodes = nodesOf(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  const constants = constantsOf(nodes);
  return nodes.flatMap((node): FoundExpression[] => {
    const written = source.slice(node.start, node.end);
    if (node.type === 'Literal' && 'regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      return [{ file, written, expression: new RegExp(pattern, flags) }];
    }
    if (!constructsExpression(node)) return [];
    const [pattern, flags] = (node.arguments as Node[]).map((one) => textOf(one, constants));
    const expression = pattern == null || flags === null ? null : new RegExp(pattern, flags);
    return [{ file, written, expression }];
  });
}

function constructsExpression({ type, callee }: Node): boolean {
  return (
    (type === 'NewExpression' || type === 'CallExpression') && (callee as Node).name === 'RegExp'
  );
}

function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return 'type' in value && 'start' in value ? [value as unknown as Node, ...inside] : inside;
}

/** The initial value of each `const` of the file, by name. */
function constantsOf(nodes: readonly Node[]): ReadonlyMap<unknown, Node> {
  const declarations = nodes.filter(({ type, init }) => type === 'VariableDeclarator' && init);
  return new Map(declarations.map(({ id, init }) => [(id as Node).name, init as Node]));
}

/** The text that an expression evaluates to; null when that takes more than the constants of its file. */
function textOf(node: Node, constants: ReadonlyMap<unknown, Node>): string | null {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null;
    case 'Identifier': {
      const value = constants.get(node.name);
      return value === undefined ? null : textOf(value, constants);
    }
    case 'TemplateLiteral': {
      const texts = (node.expressions as Node[]).map((one) => textOf(one, constants));
      if (texts.includes(null)) return null;
      const quasis = node.quasis as { value: { raw: string; cooked: string } }[];
      const between = quasis.map(({ value }) => (node.isRaw === true ? value.raw : value.cooked));
      return between.map((text, index) => text + (texts[index] ?? '')).join('');
    }
    case 'TaggedTemplateExpression':
      return textOf({ ...(node.quasi as Node), isRaw: true }, constants);
    case 'BinaryExpression': {
      const left = textOf(node.left as Node, constants);
      const right = textOf(node.right as Node, constants);
      return left === null || right === null ? null : left + right;
    }
    // The source of another expression of the file.
    case 'MemberExpression': {
      const of = constants.get((node.object as Node).name);
      const { regex } = (of ?? {}) as { regex?: { pattern: string } };
      return (node.property as Node).name === 'source' ? (regex?.pattern ?? null) : null;
    }
    default:
      return null;
  }
}
