import { randomUUID } from 'node:crypto';
import { submissionIdHeader, submissionsPath } from '../../contract/wire.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { serviceKey } from '../support/engines.ts';
import { jsonWebToken } from '../support/json-web-token.ts';

/** Words from one visitor's enquiry, none of which another visitor may ever see. */
export const secrets = ['Zephyrine', 'zephyrine@private.example', '+99 111 222 333', 'a heliotrope saloon'];
export const victim = makeEnquiry({
  name: secrets[0],
  email: secrets[1],
  phone_number: secrets[2],
  business_details: secrets[3],
});

const claims = { role: 'service_role', iss: 'supabase', exp: 4_000_000_000 };
const json = 'application/json';
const other = makeEnquiry({ id: randomUUID() });

type Attempt = {
  name: string;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** One of each kind that the query language tells apart; of what is next to a language, fuzz.test.ts makes many more. */
const queries = [
  '',
  '?select=*&limit=1',
  '?select=name,email',
  '?select=count()',
  '?select=secret:name',
  '?select=*,outbox(*)',
  '?select=name%00',
  `?id=eq.${victim.id}`,
  `?id=eq.${victim.id.toUpperCase()}`,
  `?id=in.(${victim.id})`,
  '?id=not.is.null',
  '?name=eq.Zephyrine',
  '?name=like.Z*',
  '?name=not.eq.x',
  `?email=eq.${encodeURIComponent(String(secrets[1]))}`,
  '?suspected_spam=eq.false',
  '?received_at=gt.2000-01-01',
  '?or=(name.like.Z*,id.not.is.null)',
  '?not.or=(name.is.null)',
  `?or=(name.eq."x') or (true) --")`,
  '?order=name.desc.nullslast&limit=1',
  '?offset=-1',
  '?limit=9999999',
  "?name=eq.' or '1'='1",
  '?name=eq.$1',
  '?name or true=eq.x',
  '?(select 1)=eq.x',
  '?columns=id,name',
  '?on_conflict=id',
];

const headerTricks: Record<string, Record<string, string>> = {
  'a forged token as apikey': { apikey: jsonWebToken(claims) },
  'a forged token as apikey and as token': {
    apikey: jsonWebToken(claims),
    authorization: `Bearer ${jsonWebToken(claims)}`,
  },
  'an empty token': { authorization: 'Bearer ' },
  'basic credentials': {
    authorization: `Basic ${Buffer.from(`service_role:${serviceKey}`).toString('base64')}`,
  },
  'half the key as apikey and as token': {
    apikey: serviceKey.slice(0, -1),
    authorization: `Bearer ${serviceKey.slice(0, -1)}`,
  },
  'the key in two headers of which neither is whole': {
    apikey: serviceKey.slice(0, 10),
    authorization: `Bearer ${serviceKey.slice(10)}`,
  },
  'the key and more': { apikey: `${serviceKey}x` },
  'the key in capitals': { apikey: serviceKey.toUpperCase() },
  'a role header': { role: 'service_role', 'x-role': 'service_role', 'x-client-role': 'service_role' },
  'the id with a wildcard': { [submissionIdHeader]: '%' },
  'the id as a list': { [submissionIdHeader]: `${other.id}, ${victim.id}` },
  'the id with an injection': { [submissionIdHeader]: `x' or id='${victim.id}` },
  'the id that closes the JSON': { [submissionIdHeader]: `x","role":"service_role` },
  'another id': { [submissionIdHeader]: other.id },
  'another schema': { 'accept-profile': 'notifications' },
  'a list of schemas': { 'accept-profile': 'public, notifications' },
  'a plan': { accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose' },
  'one object': { accept: 'application/vnd.pgrst.object+json' },
  'an exact count': { prefer: 'count=exact' },
  'an estimated count': { prefer: 'count=estimated' },
  'a range': { range: '0-1000', 'range-unit': 'items' },
  'another transaction end': { prefer: 'tx=rollback, return=representation' },
  'an overridden method': { 'x-http-method-override': 'DELETE', 'x-method-override': 'PATCH' },
  'a forwarded address': { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1;host=localhost' },
};

const insert = (fields: object, headers: Record<string, string>, query = ''): Omit<Attempt, 'name'> => ({
  path: `${submissionsPath}${query}`,
  method: 'POST',
  headers: { 'content-type': json, ...headers },
  body: JSON.stringify(makeEnquiry({ ...fields })),
});

export const attempts: Attempt[] = [
  ...queries.map((query) => ({ name: `GET ${query}`, path: submissionsPath + query })),
  ...Object.entries(headerTricks).map(([name, headers]) => ({ name: `GET with ${name}`, headers })),
  { name: 'HEAD with a count', method: 'HEAD', headers: { prefer: 'count=exact' } },
  {
    name: 'DELETE',
    path: `${submissionsPath}?id=eq.${victim.id}`,
    method: 'DELETE',
    headers: { prefer: 'return=representation' },
  },
  {
    name: 'PATCH',
    path: `${submissionsPath}?id=eq.${victim.id}`,
    method: 'PATCH',
    headers: { 'content-type': json, prefer: 'return=representation' },
    body: '{"name":"x"}',
  },
  {
    name: 'PUT',
    path: `${submissionsPath}?id=eq.${victim.id}`,
    method: 'PUT',
    headers: { 'content-type': json, prefer: 'return=representation' },
    body: JSON.stringify(victim),
  },
  { name: 'OPTIONS', method: 'OPTIONS' },
  { name: 'TRACE', method: 'TRACE' },
  {
    name: 'the same id again, row wanted',
    ...insert({ id: victim.id }, { prefer: 'return=representation', [submissionIdHeader]: randomUUID() }),
  },
  {
    name: 'an upsert',
    ...insert(
      { id: victim.id },
      { prefer: 'resolution=merge-duplicates,return=representation' },
      '?on_conflict=id',
    ),
  },
  {
    name: 'an upsert that ignores',
    ...insert({ id: victim.id }, { prefer: 'resolution=ignore-duplicates,return=representation' }),
  },
  {
    name: 'a row that reads another in its answer',
    ...insert(
      { id: other.id },
      { prefer: 'return=representation', [submissionIdHeader]: other.id },
      '?select=*,outbox(*)',
    ),
  },
  {
    name: 'a row with a function for a value',
    ...insert(
      { name: '(select name from contact_submissions limit 1)' },
      { prefer: 'return=representation' },
    ),
  },
  {
    name: 'GET with a body',
    method: 'GET',
    headers: { 'content-type': json },
    body: '{"role":"service_role"}',
  },
  ...[
    '/rest/v1/',
    '/rest/v1',
    '/rest/v1/outbox',
    '/rest/v1/notifications.outbox',
    '/rest/v1/pg_roles',
    '/rest/v1/rpc/enqueue',
    '/rest/v1/rpc/pg_read_file?filename=/etc/passwd',
    '/rest/v1/contact_submissions/',
    `/rest/v1/contact_submissions/${victim.id}`,
    '/rest/v1/contact_submissions;role=service_role',
    '/rest/v1//contact_submissions',
    '/rest/v1/../v1/contact_submissions?select=*',
    '/rest/v1/CONTACT_SUBMISSIONS',
    '/graphql/v1',
    '/data/service-role.key',
    '/server-address',
  ].map((path) => ({ name: `GET ${path}`, path })),
];
