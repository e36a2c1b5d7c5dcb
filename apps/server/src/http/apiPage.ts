/** As much of an OpenAPI document as its page shows. */
export interface ApiDocument {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, object>> };
}

export interface ApiOperation {
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly object[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object }>>;
  };
  responses: Readonly<Record<string, object>>;
}

/** Every address on one page, without a script. */
export function apiPage({ info, paths, components }: ApiDocument): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  );
  const forms = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) => `<section id="${safe(name)}">${folded(name, schema)}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${safe(info.title)}: addresses for programs</title>
<link rel="stylesheet" href="docs.css">
<h1>${safe(info.title)} ${safe(info.version)}</h1>
<p>${safe(info.description ?? '')}</p>
<p><a href="openapi.json">The same for programs</a>, <a href="docs/bots.md">how a program plays</a>, <a href="docs/bots/bot.py">one that does</a></p>
${sections.join('\n')}
<h2>Forms</h2>
${forms.join('\n')}
</html>
`;
}

function section(method: string, path: string, operation: ApiOperation): string {
  const { summary = '', description = '', security = [], parameters = [], requestBody } = operation;
  const needs = security.flatMap((each) => Object.keys(each)).join(' or ');
  const body = requestBody?.content['application/json'].schema;
  return `<section>
<h2><code>${method.toUpperCase()}</code> <code>${safe(path)}</code></h2>
<p>${safe(summary)}</p>
${description === '' ? '' : `<p>${safe(description)}</p>`}
${needs === '' ? '' : `<p>With: ${safe(needs)}</p>`}
${folded('Parameters', parameters.length > 0 ? parameters : undefined)}
${folded('Body', body)}
${folded('Answers', operation.responses)}
</section>`;
}

function folded(title: string, content: object | undefined): string {
  if (content === undefined) return '';
  const json = safe(JSON.stringify(content, undefined, 2));
  const linked = json.replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>');
  return `<details><summary>${safe(title)}</summary><pre>${linked}</pre></details>`;
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export const API_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { font-size: 1rem; margin: 2rem 0 0; overflow-wrap: anywhere; }
h2 code:first-child { font-weight: 700; }
p { margin: 0.25rem 0; }
pre { overflow-x: auto; font-size: 0.85rem; }
`;
