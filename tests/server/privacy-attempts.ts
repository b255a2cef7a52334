import { randomUUID } from 'node:crypto';
import { submissionIdHeader, submissionsPath } from '../../contract/submissions.ts';
import { makeEnquiry } from '../../harness/enquiry.ts';
import { serviceKey } from '../support/engines.ts';

/** Words that stand in one visitor's enquiry; another visitor must never see one of them. */
export const secrets = ['Zephyrine', 'zephyrine@private.example', '+99 111 222 333', 'a heliotrope saloon'];
export const victim = makeEnquiry({
  name: secrets[0],
  email: secrets[1],
  phone_number: secrets[2],
  business_details: secrets[3],
});

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const forged = (header: object, claims: object) => `${base64url(header)}.${base64url(claims)}.c2lnbmF0dXJl`;
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

const queries = [
  '',
  '?select=*',
  '?select=*&limit=1',
  '?select=name,email',
  '?select=count',
  '?select=count()',
  '?select=id.count(),name',
  '?select=name::json',
  '?select=secret:name',
  '?select=*,notifications(*)',
  '?select=*,outbox(*)',
  '?select=...contact_submissions(*)',
  '?select=name->>0',
  `?id=eq.${victim.id}`,
  `?id=eq.${victim.id.toUpperCase()}`,
  `?id=in.(${victim.id})`,
  '?id=neq.00000000-0000-0000-0000-000000000000',
  '?id=not.is.null',
  '?id=gt.00000000-0000-0000-0000-000000000000',
  '?name=eq.Zephyrine',
  '?name=like.Z*',
  '?name=ilike.*zeph*',
  '?name=match.^Z',
  '?name=fts.zephyrine',
  `?email=eq.${encodeURIComponent(String(secrets[1]))}`,
  '?suspected_spam=eq.false',
  '?or=(name.like.Z*,id.not.is.null)',
  '?and=(id.not.is.null)',
  '?not.or=(name.is.null)',
  '?order=name.asc',
  '?order=name.desc.nullslast&limit=1',
  '?limit=1&offset=0',
  '?offset=-1',
  '?limit=9999999',
  "?name=eq.' or '1'='1",
  '?select=name%00',
  '?id=eq.%27%20or%20true--',
  '?received_at=gt.2000-01-01',
  '?received_at=gt.-infinity',
  '?columns=id,name',
  '?on_conflict=id',
];

const headerTricks: Record<string, Record<string, string>> = {
  'a forged unsigned token': { authorization: `Bearer ${forged({ alg: 'none' }, claims)}` },
  'a forged signed token': { authorization: `Bearer ${forged({ alg: 'HS256' }, claims)}` },
  'a forged token as apikey': { apikey: forged({ alg: 'HS256' }, claims) },
  'an empty token': { authorization: 'Bearer ' },
  'basic credentials': {
    authorization: `Basic ${Buffer.from(`service_role:${serviceKey}`).toString('base64')}`,
  },
  'half the key': { apikey: serviceKey.slice(0, -1) },
  'the key and more': { apikey: `${serviceKey}x` },
  'the key in capitals': { apikey: serviceKey.toUpperCase() },
  'a role header': { role: 'service_role', 'x-role': 'service_role', 'x-client-role': 'service_role' },
  'the id with a wildcard': { [submissionIdHeader]: '%' },
  'the id as a list': { [submissionIdHeader]: `${other.id}, ${victim.id}` },
  'the id with an injection': { [submissionIdHeader]: `x' or id='${victim.id}` },
  'the id that closes the JSON': { [submissionIdHeader]: `x","role":"service_role` },
  'another id': { [submissionIdHeader]: other.id },
  'another schema': { 'accept-profile': 'notifications' },
  'the catalogue': { 'accept-profile': 'pg_catalog' },
  'a list of schemas': { 'accept-profile': 'public, notifications' },
  csv: { accept: 'text/csv' },
  'a plan': { accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose' },
  'one object': { accept: 'application/vnd.pgrst.object+json' },
  binary: { accept: 'application/octet-stream' },
  GeoJSON: { accept: 'application/geo+json' },
  'an exact count': { prefer: 'count=exact' },
  'a planned count': { prefer: 'count=planned' },
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
