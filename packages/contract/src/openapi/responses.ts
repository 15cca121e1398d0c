import type { CallName } from '../calls.ts';
import { type EndpointSchema, isContent, isEmpty, type Reply } from '../endpoint-schema.ts';
import { problemStatuses } from '../endpoints.ts';
import { PROBLEM_TYPE, Problem } from '../problem.ts';
import { PROBLEMS } from '../problem-status.ts';
import type { Components } from './components.ts';
import type { OpenApiResponse, Operation } from './document.ts';

const SUCCESS_WORDS: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted, not completed yet',
  204: 'Done, without content',
  206: 'The requested range',
  302: 'Redirect to the file',
  303: 'Done, redirect to the next page',
  304: 'Not modified',
};

/** Every reply of a call: its successes, and the refusals that a caller should expect. */
export function buildResponses(
  name: CallName,
  { responses, responseHeaders = {} }: EndpointSchema,
  components: Components,
): Operation['responses'] {
  const headers = Object.fromEntries(
    Object.entries(responseHeaders).map(([header, { description, schema }]) => [
      header,
      { description, schema: components.build(schema) },
    ]),
  );
  const successes = Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, reply]): [string, OpenApiResponse] => [
      status,
      {
        description: SUCCESS_WORDS[Number(status)] ?? 'Done',
        ...(Object.keys(headers).length > 0 && { headers }),
        ...buildContent(reply, components),
      },
    ]);
  const problem = { [PROBLEM_TYPE]: { schema: components.build(Problem) } };
  const refusals = problemStatuses(name).map((status): [string, OpenApiResponse] => [
    String(status),
    { description: refusalWords(status), content: problem },
  ]);
  return {
    ...Object.fromEntries([...successes, ...refusals]),
    default: {
      description: 'Any other error: a rate limit or an internal error',
      content: problem,
    },
  };
}

function buildContent(reply: Reply, components: Components): Pick<OpenApiResponse, 'content'> {
  if (isEmpty(reply)) return {};
  if (!isContent(reply)) {
    return { content: { 'application/json': { schema: components.build(reply) } } };
  }
  const schema = components.build(reply.schema);
  const types = [reply.contentType, ...(reply.otherContentTypes ?? [])];
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function refusalWords(status: number): string {
  return Object.values(PROBLEMS)
    .filter((problem) => problem.status === status)
    .map(({ title }) => title)
    .join('; ');
}
