import { type Access, CALLS, type Call, type CallName } from '@laneway/contract/calls';
import type { EndpointSchema } from '@laneway/contract/endpoint-schema';
import { ENDPOINTS, problemStatuses } from '@laneway/contract/endpoints';
import { type Html, html } from '../../platform/web-pages/page.ts';

const WHO: Readonly<Record<Access, string>> = {
  anyone: 'anyone',
  'signed-in': 'logged in',
  creator: 'creators and admins',
  admin: 'admins',
  signature: 'the payment provider',
  operator: 'the operator',
};

/** Every call by slice, with its input and replies. */
export function docsPage(version: string): Html {
  const names = Object.keys(CALLS) as CallName[];
  const slices = [...new Set(names.map((name) => CALLS[name].slice))];
  const sections = slices.map(
    (slice) =>
      html`<h2>${slice}</h2>${names.filter((name) => CALLS[name].slice === slice).map(describeCall)}`,
  );
  return html`<h1>Laneway API</h1>
<p class="soft">Version ${version}. Also available as an OpenAPI 3.1 document at <a href="/api/openapi.json">/api/openapi.json</a>.
Bodies are JSON, sessions use cookies and errors are <code>application/problem+json</code>.</p>${sections}`;
}

function describeCall(name: CallName): Html {
  const call: Call = CALLS[name];
  const { summary, params, query, body, rawBody, responses }: EndpointSchema = ENDPOINTS[name];
  const parts = {
    params,
    query,
    body: body ?? rawBody,
    responses,
    problems: problemStatuses(name),
  };
  return html`<details><summary><span class="method">${call.method}</span><code>${call.path}</code>
<span class="soft">${summary}</span><span class="chip">${WHO[call.access]}</span></summary>
<pre>${JSON.stringify(parts, null, 2)}</pre></details>`;
}
