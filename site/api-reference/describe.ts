import { endpoint } from '../../content/labels.ts';
import type { OpenApi, Operation, Parameter, Response } from '../../content/schemas/openapi.ts';
import { toCurl } from './curl.ts';
import { exampleRequest, firstExample } from './example-request.ts';
import { type Field, fieldOf, fieldsOf } from './fields.ts';
import type { ListedOperation } from './operations.ts';
import { printJson } from './print-value.ts';
import { resolve } from './resolve.ts';
import { toTypeScript } from './typescript.ts';

/** All that a page says about one operation, ready to be drawn. */
export type DescribedOperation = {
  id: string;
  method: ListedOperation['method'];
  path: string;
  title: string;
  purpose: string;
  parameters: { title: string; fields: Field[] }[];
  body: { required: boolean; fields: Field[] } | undefined;
  answers: Answer[];
  errors: { status: string; name: string; description: string }[];
  curl: string;
  typescript: string;
};

type Answer = { status: string; description: string; fields: Field[]; example: string | undefined };

export function describe(
  document: OpenApi,
  { method, path, operation }: ListedOperation,
): DescribedOperation {
  const request = exampleRequest(document, method, path, operation);
  const body = operation.requestBody;
  const responses = Object.entries(operation.responses).map(
    ([status, part]) => [status, resolve<Response>(document, part)] as const,
  );
  return {
    id: operation.operationId,
    method,
    path,
    title: operation.summary,
    purpose: operation.description,
    parameters: parametersOf(document, operation),
    body: body && {
      required: body.required ?? false,
      fields: fieldsOf(document, body.content['application/json'].schema),
    },
    answers: responses
      .filter(([status]) => status < '300')
      .map(([status, response]) => answer(document, status, response)),
    errors: responses
      .filter(([status]) => status >= '400')
      .map(([status, response]) => error(document, status, response)),
    curl: toCurl(request),
    typescript: toTypeScript(request),
  };
}

function parametersOf(document: OpenApi, operation: Operation) {
  const parameters = (operation.parameters ?? []).map((part) => resolve<Parameter>(document, part));
  return Object.entries(endpoint.parameters).flatMap(([place, title]) => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, description, schema, required }) => ({
        ...fieldOf(document, name, schema, required ?? false),
        description,
      }));
    return fields.length > 0 ? [{ title, fields }] : [];
  });
}

function answer(document: OpenApi, status: string, { description, content }: Response): Answer {
  const body = content?.['application/json'];
  return {
    status,
    description,
    fields: body ? fieldsOf(document, body.schema) : [],
    example: body && printJson(firstExample(document, body.examples).value),
  };
}

/** Every error names its status in its own body. */
function error(document: OpenApi, status: string, { description, content }: Response) {
  const { value } = firstExample(document, content?.['application/json'].examples ?? {});
  return { status, name: (value as { error: string }).error, description };
}
