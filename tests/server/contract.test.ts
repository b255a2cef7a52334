import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { fieldNamed, fieldNames, formFields } from '../../content/form-fields.ts';
import { linkMinutes, longestReply, robotSeconds, sessionDays } from '../../content/limits.ts';
import { type FunctionName, functions } from '../../contract/functions.ts';
import { postgresTypes } from '../../contract/postgres-types.ts';
import { storedSubmission } from '../../contract/rows.ts';
import { databases } from '../support/databases.ts';

/** What the contract says of the database, beside what the migrated database says of itself. */

describe.each(databases)('on $name', async ({ open, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');
  const { query, close } = await open();
  afterAll(close);

  test('every function that can be called is declared, with its parameters, what it gives and who may call it', async () => {
    const { rows } = await query<{ name: FunctionName; described: object }>(described);
    expect(Object.fromEntries(rows.map(({ name, described }) => [name, described]))).toEqual(
      Object.fromEntries(Object.entries(functions).map(([name, declared]) => [name, asDescribed(declared)])),
    );
  });

  test('every column of the table is declared, with its type', async () => {
    const { rows } = await query<{ columns: object }>(`
      select json_object_agg(attname, json_build_array(format_type(atttypid, null), not attnotnull)) as columns
      from pg_attribute where attrelid = 'contact_submissions'::regclass and attnum > 0 and not attisdropped`);
    const types = postgresTypes(storedSubmission);
    expect(rows[0]?.columns).toEqual(
      Object.fromEntries(
        Object.entries(storedSubmission.shape).map(([name, value]) => [
          name,
          [inFull(types[name] ?? ''), value.safeParse(null).success],
        ]),
      ),
    );
  });

  test('the form and the database agree about the limit of every field', async () => {
    const { rows } = await query<{ name: string; definition: string }>(`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'contact_submissions'::regclass and conname ~ '_length$'`);
    const most = rows.map(({ name, definition }) => [
      /^contact_submissions_(\w+)_length$/.exec(name)?.[1],
      Number(/char_length\(\w+\) <= (\d+)/.exec(definition)?.[1]),
    ]);
    const { instagram_handle: _, ...ofFields } = Object.fromEntries(most);
    expect(ofFields).toEqual(mapFields(({ limit }) => limit));
  });

  test('the numbers that texts repeat are the database’s own', async () => {
    const { rows } = await query<{
      link: string;
      signIn: string;
      session: string;
      reply: string;
      spam: string;
    }>(`
      select pg_get_functiondef('desk_make_link(text)'::regprocedure) as link,
        pg_get_functiondef('desk_sign_in(text, text, text, text)'::regprocedure) as "signIn",
        pg_get_functiondef('desk_session(text)'::regprocedure) as session,
        (select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint where conrelid = 'desk.events'::regclass) as reply,
        (select pg_get_expr(adbin, adrelid) from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
         where attname = 'suspected_spam') as spam`);
    const days = `now() + interval '${sessionDays} days'`;
    expect(rows[0]).toEqual({
      link: expect.stringContaining(`now() + interval '${linkMinutes} minutes'`),
      signIn: expect.stringContaining(days),
      session: expect.stringContaining(days),
      reply: expect.stringContaining(`char_length(text) <= ${longestReply}`),
      spam: expect.stringContaining(`COALESCE(seconds_to_fill, ${robotSeconds}) < ${robotSeconds}`),
    });
  });

  test('a visitor may write every field', async () => {
    const { rows } = await query<{ may: object }>(
      `select json_object_agg(field, has_column_privilege('anon', 'contact_submissions', field, 'insert')) as may
       from unnest($1::text[]) as field`,
      [fieldNames],
    );
    expect(rows[0]?.may).toEqual(mapFields(() => true));
  });

  test('a field of one line takes no second', async () => {
    const { rows } = await query<{ name: string }>(
      `select substring(conname from 'contact_submissions_(.+)_line') as name from pg_constraint
       where conrelid = 'contact_submissions'::regclass and conname ~ '_line$'`,
    );
    // An email address has a shape of its own, in which no line breaks.
    const short = fieldNames.filter(
      (name) => name !== 'email' && !fieldNamed(name).isLong && !fieldNamed(name).isHidden,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(short));
  });

  test('the desk finds what was typed into every field', async () => {
    const typed = mapFields((_, name) =>
      name === 'email' ? 'find@example.com' : `findable ${name.replaceAll('_', '')}`,
    );
    const { website, ...fields } = typed;
    await query(
      `insert into contact_submissions (${Object.keys(fields).join()}) values (${Object.keys(fields).map((_, index) => `$${index + 1}`)})`,
      Object.values(fields),
    );
    for (const [name, text] of Object.entries(fields)) {
      const { rows } = await query(`select desk_list('open', $1, null, null, 1) as list`, [text]);
      expect(
        rows[0]?.['list'].length,
        `desk.words_of does not have ${name}: a new migration replaces it`,
      ).toBe(1);
    }
  });
});

test('the privacy page says what of every field is stored', async () => {
  const page = await readFile('content/privacy.md', 'utf8');
  for (const { stored } of Object.values(formFields)) expect(page).toContain(stored);
});

const mapFields = <T>(of: (field: ReturnType<typeof fieldNamed>, name: string) => T) =>
  Object.fromEntries(fieldNames.map((name) => [name, of(fieldNamed(name), name)])) as Record<string, T>;

/** Trigger functions cannot be called, and what the schemas beside it hold belongs to nobody but the database. */
const described = `
  select proname as name, json_build_object(
    'given', (
      select coalesce(json_object_agg(name, format_type(type, null)), '{}')
      from unnest(proargnames, coalesce(proallargtypes, proargtypes::oid[]), proargmodes) as parameter (name, type, mode)
      where mode is null or mode = 'i'),
    'gives', case when proretset then 'rows' when prorettype = 'void'::regtype then 'nothing' else 'value' end,
    'visitors', has_function_privilege('anon', proc.oid, 'execute'),
    'signed in elsewhere', has_function_privilege('authenticated', proc.oid, 'execute'),
    'owner', has_function_privilege('service_role', proc.oid, 'execute')
  ) as described
  from pg_proc as proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')`;

const asDescribed = (declared: (typeof functions)[FunctionName]) => ({
  given: Object.fromEntries(
    Object.entries(postgresTypes(declared.given)).map(([name, type]) => [name, inFull(type)]),
  ),
  gives: 'rows' in declared ? 'rows' : declared.value.def.type === 'void' ? 'nothing' : 'value',
  visitors: declared.by === 'visitor',
  'signed in elsewhere': false,
  owner: true,
});

const inFull = (type: string) => (type === 'timestamptz' ? 'timestamp with time zone' : type);

test('docs/functions.md lists them', async () => {
  await expect(reference()).toMatchFileSnapshot('../../docs/functions.md');
});

const callers = {
  visitor: 'Visitors',
  page: "The owner, also through the desk's page",
  owner: 'The owner alone, and the programs that have the service key',
  server: 'The server by itself',
};

function reference(): string {
  const tables = Object.entries(callers).map(([by, title]) => {
    const rows = Object.entries(functions)
      .filter(([, declared]) => declared.by === by)
      .map(([name, declared]) => `| \`${name}\` | ${givenOf(declared)} | ${declared.does} |`);
    return `## ${title}\n\n| function | given | |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# The functions of the database

Written from \`contract/functions.ts\` by \`tests/server/contract.test.ts\`; \`npm exec vitest -- run tests/server/contract.test.ts -u\`
writes it anew. [data-interface.md](data-interface.md) says how they are called.

${tables.join('\n')}`;
}

const givenOf = ({ given }: (typeof functions)[FunctionName]) =>
  Object.entries(postgresTypes(given))
    .map(([name, type]) => `\`${name}\` ${type}`)
    .join(', ');
