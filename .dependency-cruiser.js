/** Every room, and the rooms whose modules it may import. A new room needs its line here. */
const rooms = {
  content: [],
  contract: ['content'],
  server: ['content', 'contract'],

  build: ['content', 'contract'],
  'build/static-hosts': ['content', 'contract', 'server'],
  harness: ['build', 'server'],
  commands: ['build', 'build/static-hosts', 'content', 'contract', 'films/studio', 'harness', 'server'],
  bench: ['build', 'contract', 'harness', 'server'],
  tests: ['build', 'build/static-hosts', 'content', 'contract', 'harness', 'server', 'site/islands'],
  gallery: ['content', 'contract', 'site'],
  // An app of its own: nothing of the site is in it, and nothing of it is in the site.
  desk: ['content', 'contract'],

  // What is recorded: scenes know nothing of the recorder but what it asks of them, and that knows nothing of scenes.
  'films/drawing': ['site/behaviours', 'site/brand', 'site/illustrations'],
  'films/recorder': [],
  'films/brand-film': ['content', 'films/drawing', 'films/recorder', 'site/brand', 'site/illustrations'],
  'films/lesson': ['films/recorder'],
  'films/in-page': ['content', 'films/brand-film', 'films/lesson', 'films/recorder'],
  'films/studio': ['build', 'content', 'films', 'harness', 'site/placeholders'],
  'films/kept': ['content'],

  // What there is to show, and where.
  'site/entries': ['content', 'films/kept', 'site/api-reference', 'site/lessons'],
  'site/sitemap': ['content', 'site/entries'],
  'site/placeholders': ['content'],
  'site/api-reference': ['content'],
  'site/api-reference/samples': ['content', 'site/api-reference', 'site/placeholders'],
  'site/captions': ['content'],
  'site/formats': ['content'],
  'site/lessons': ['content', 'site/captions', 'site/illustrations'],
  'site/markdown': ['content'],
  'site/structured-data': ['content', 'site/sitemap'],

  // What is drawn.
  'site/brand': ['content'],
  'site/illustrations': ['content', 'site/brand'],
  'site/typesetting': ['build', 'content', 'site/brand'],
  'site/papers': ['build', 'content', 'site/formats', 'site/illustrations', 'site/typesetting'],
  'site/social': ['build', 'content', 'site/illustrations', 'site/typesetting'],

  // Imports point one way: pages, screens, sections, ui. Islands are placed by pages and drawn by screens.
  'site/ui': [],
  'site/sections': [
    'content',
    'contract',
    'site/api-reference',
    'site/brand',
    'site/captions',
    'site/formats',
    'site/illustrations',
    'site/ui',
  ],
  'site/screens': [
    'content',
    'site/api-reference',
    'site/formats',
    'site/illustrations',
    'site/sections',
    'site/ui',
  ],
  'site/islands': ['content', 'contract', 'site/ui'],
  'site/behaviours': ['content', 'contract'],
  'site/demonstrations': ['content', 'contract', 'site/behaviours', 'site/islands'],
  'site/layouts': ['content', 'site/structured-data'],
  'site/pages': ['content', 'contract', 'site'],
};

const names = Object.keys(rooms);
const inside = (folders) => `^(${folders.join('|')})/`;

/** What is in a room, but not in one within it that has its own line. */
const only = (room) => {
  const inner = names.filter((name) => name.startsWith(`${room}/`));
  return { path: inside([room]), ...(inner.length > 0 && { pathNot: inside(inner) }) };
};

export default {
  forbidden: [
    { name: 'circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'behaviours-are-plain-modules',
      severity: 'error',
      from: { path: '^site/behaviours/' },
      to: { path: 'node_modules/react' },
    },
  ],
  allowed: [
    ...names.map((room) => ({ from: only(room), to: { path: inside([room, ...rooms[room]]) } })),
    // Packages and Node's own modules.
    { from: {}, to: { dependencyTypesNot: ['local'] } },
    { from: {}, to: { path: '\\.css$' } },
    // A test may ask anybody about its subject, and a tool's configuration stands outside of every room.
    { from: { path: '\\.test\\.tsx?$|^[^/]+$|\\.config\\.ts$' }, to: {} },
  ],
  allowedSeverity: 'error',
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|\\.)' },
    // Types are imports too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
