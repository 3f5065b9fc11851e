// Compares two OpenAPI documents and lists the changes that break a client of the earlier one. Unknown members, codes
// and enumerated values of responses are additions, which clients ignore (docs/api/CHANGELOG.md).

/** Keywords without effect on clients, which the stored document omits. */
const ANNOTATIONS = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'tags',
  'pattern',
  'externalDocs',
]);

/** Removes annotations. Names of properties are kept, whatever they are. */
export function removeAnnotations(node, isNames = false) {
  if (Array.isArray(node)) return node.map((item) => removeAnnotations(item));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isNames || !ANNOTATIONS.has(key))
      .map(([key, value]) => [key, removeAnnotations(value, key === 'properties' && !isNames)]),
  );
}

const resolve = (document, node) => {
  let target = node;
  while (target?.$ref)
    target = target.$ref
      .slice(2)
      .split('/')
      .reduce((at, part) => at?.[part], document);
  return target ?? {};
};

const listTypes = (schema) => [schema.type ?? []].flat();
/** Bounds whose growth, or decrease, tightens a request. */
const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems'];
const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems'];

function compareBounds(before, after) {
  const raised = LOWER_BOUNDS.filter((name) => (after[name] ?? -Infinity) > (before[name] ?? -Infinity));
  const lowered = UPPER_BOUNDS.filter((name) => (after[name] ?? Infinity) < (before[name] ?? Infinity));
  return [...raised, ...lowered].map((name) => `${name} is stricter`);
}

/** Lists what broke in one schema, without those within it. */
function compareLevel(before, after, isRequest) {
  const [was, is] = [listTypes(before), listTypes(after)];
  const lost = was.length > 0 && is.length > 0 ? was.filter((type) => !is.includes(type)) : [];
  const won = was.length > 0 && is.length > 0 ? is.filter((type) => !was.includes(type)) : [];
  const problems = (isRequest ? lost : won).map(
    (type) => `${isRequest ? 'no longer takes' : 'now returns'} ${type}`,
  );
  if (!isRequest && lost.length > 0 && lost.length === was.length) problems.push(`no longer returns ${lost}`);
  if (isRequest) {
    const values =
      before.enum && after.enum ? before.enum.filter((value) => !after.enum.includes(value)) : [];
    problems.push(
      ...values.map((value) => `no longer takes the value ${value}`),
      ...compareBounds(before, after),
    );
    if (!before.enum && after.enum && before.type !== 'boolean') problems.push('takes only some values');
  }
  const required = after.required ?? [];
  const wasRequired = before.required ?? [];
  if (isRequest)
    problems.push(
      ...required.filter((name) => !wasRequired.includes(name)).map((name) => `${name} is required`),
    );
  else
    problems.push(
      ...wasRequired
        .filter((name) => after.properties?.[name] && !required.includes(name))
        .map((name) => `${name} can be absent`),
    );
  return problems;
}

function compareSchemas(context, before, after, path) {
  const { documents, isRequest, seen, problems } = context;
  const key = `${before?.$ref} ${after?.$ref}`;
  if (before?.$ref && seen.has(key)) return;
  if (before?.$ref) seen.add(key);
  const [was, is] = [resolve(documents[0], before), resolve(documents[1], after)];
  problems.push(...compareLevel(was, is, isRequest).map((problem) => `${path}: ${problem}`));
  for (const [name, property] of Object.entries(was.properties ?? {})) {
    if (is.properties?.[name]) compareSchemas(context, property, is.properties[name], `${path}.${name}`);
    else if (is.properties || !is.additionalProperties) problems.push(`${path}.${name} is gone`);
  }
  if (was.items && is.items) compareSchemas(context, was.items, is.items, `${path}[]`);
  for (const union of ['anyOf', 'oneOf', 'allOf']) {
    const options = was[union] ?? [];
    if (isRequest && options.length > (is[union]?.length ?? 0) && is[union])
      problems.push(`${path}: takes fewer alternatives`);
    for (const [index, option] of options.entries())
      if (is[union]?.[index]) compareSchemas(context, option, is[union][index], path);
  }
}

function compareContent(documents, isRequest, before, after, path, problems) {
  for (const [type, { schema }] of Object.entries(before ?? {})) {
    if (!after?.[type]) problems.push(`${path}: ${type} is gone`);
    else
      compareSchemas({ documents, isRequest, seen: new Set(), problems }, schema, after[type].schema, path);
  }
}

function compareParameters(documents, before, after, path, problems) {
  const keyOf = ({ in: place, name }) => `${place} ${name}`;
  const earlier = new Map((before ?? []).map((parameter) => [keyOf(parameter), parameter]));
  const later = new Map((after ?? []).map((parameter) => [keyOf(parameter), parameter]));
  for (const [key, parameter] of earlier) {
    const match = later.get(key);
    if (!match) problems.push(`${path}: parameter ${key} is gone`);
    else {
      const context = { documents, isRequest: true, seen: new Set(), problems };
      compareSchemas(context, parameter.schema, match.schema, `${path} ${key}`);
      if (match.required && !parameter.required) problems.push(`${path}: parameter ${key} is required`);
    }
  }
  for (const [key, { required }] of later)
    if (required && !earlier.has(key)) problems.push(`${path}: new parameter ${key} is required`);
}

function compareOperations(documents, before, after, path, problems) {
  if (before.operationId !== after.operationId)
    problems.push(`${path}: operationId ${before.operationId} is now ${after.operationId}`);
  compareParameters(documents, before.parameters, after.parameters, path, problems);
  if (!before.requestBody && after.requestBody?.required) problems.push(`${path}: a body is required`);
  const [bodyWas, bodyIs] = [before.requestBody?.content, after.requestBody?.content];
  compareContent(documents, true, bodyWas, bodyIs, `${path} request`, problems);
  for (const [status, response] of Object.entries(before.responses)) {
    if (!/^2/.test(status)) continue;
    const [was, is] = [resolve(documents[0], response), after.responses[status]];
    if (!is) problems.push(`${path}: status ${status} is gone`);
    else
      compareContent(
        documents,
        false,
        was.content,
        resolve(documents[1], is).content,
        `${path} ${status}`,
        problems,
      );
  }
}

/** Lists the changes that break clients. Operations that were deprecated before may go. */
export function listBreakingChanges(before, after) {
  const problems = [];
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      const match = after.paths[path]?.[method];
      if (match) compareOperations([before, after], operation, match, name, problems);
      else if (!operation.deprecated) problems.push(`${name} is gone`);
    }
  }
  for (const [name, { post }] of Object.entries(before.webhooks ?? {})) {
    const match = after.webhooks?.[name]?.post;
    const content = post.requestBody.content;
    if (!match) problems.push(`webhook ${name} is gone`);
    // The portal sends what a webhook contains, so it is a response to the receiver.
    else
      compareContent([before, after], false, content, match.requestBody.content, `webhook ${name}`, problems);
  }
  return [...new Set(problems)];
}
