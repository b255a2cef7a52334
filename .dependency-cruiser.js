/**
 * The rooms of each house from the ground up: folders, and files that stand beside them. A room may import those before it,
 * so that no two import each other, by whatever way. A new one needs its place here.
 */
const floors = {
  content: [
    'names-in.js',
    'letters.ts',
    'money.ts',
    'sums.ts',
    'weekdays.ts',
    'isolated.ts',
    'long-day.ts',
    'form-fields.ts',
    'limits.ts',
    'photos.ts',
    'result-icons.json',
    'schemas',
    'company.json',
    'sheet-words.json',
    'lesson-keys.json',
    'company.ts',
    'answered-on.ts',
    'placeholders.ts',
    'labels.ts',
    'samples.ts',
    'files.ts',
    'references.ts',
    'messages',
    'desk-words',
  ],
  server: [
    ...['memory-saving.ts', 'data-folder.ts', 'settings.ts', 'logger.ts', 'http.ts'],
    ...['database', 'free-times.ts', 'requests', 'language', 'intake.ts', 'data-interface'],
    ...['booking', 'native-form', 'static', 'notifications', 'desk', 'website', 'calendar'],
    ...['health.ts', 'visits.ts', 'app.ts', 'main.ts'],
  ],
  desk: [
    ...['imports.d.ts', 'followed.ts', 'toast.ts', 'telephone.ts', 'filters.ts', 'drafts.ts', 'CameFrom.tsx'],
    ...['time', 'request', 'worker.ts', 'live', 'frame', 'keys'],
    ...[
      'reply',
      'list',
      'calendar',
      'enquiry',
      'devices',
      'export',
      'figures',
      'first-steps',
      'sign-in',
      'website',
    ],
    ...['app', 'draw.tsx', 'main.tsx'],
  ],
  build: [
    ...[
      'root.ts',
      'user-error.ts',
      'run-node.ts',
      'run.js',
      'fingerprint.ts',
      'compress.ts',
      'kept-files.ts',
      'read-yaml.ts',
    ],
    ...['search-index.ts', 'web-fonts', 'vite-plugins', 'static-hosts'],
    ...['write-pages.ts', 'write-desk.ts', 'build-site.ts', 'build-edition.ts'],
  ],
  // Scenes know nothing of the recorder but what it asks of them, and that knows nothing of scenes.
  films: ['recorder', 'drawing', 'brand-film', 'in-page', 'studio', 'kept'],
  commands: [
    ...['take-port.ts', 'enquiries', 'doctor'],
    ...['backup.ts', 'build.ts', 'desk.ts', 'dev.ts', 'doctor.ts', 'films.ts', 'gallery.ts'],
    ...['leads.ts', 'migrate.ts', 'pictures.ts', 'start.ts', 'words.ts'],
  ],
  tests: [
    'processes',
    'support',
    'bench',
    'gallery',
    'build',
    'desk',
    'films',
    'pages',
    'server',
    'site',
    'website',
    'house.ts',
    'accept-look.ts',
    'check.ts',
    'run.ts',
  ],
};

/** What every room of a house may import of the other houses. `npm run check` compares ARCHITECTURE.md with it. */
export const neighbors = {
  content: [],
  contract: ['content'],
  server: ['content', 'contract'],
  // An app of its own: nothing of the site is in it, and nothing of it is in the site.
  desk: ['content', 'contract'],
  build: ['content', 'contract'],
  browser: ['build'],
  films: ['content', 'site/behaviours', 'site/brand', 'site/illustrations'],
  commands: ['browser', 'build', 'content', 'contract', 'films/studio', 'server'],
  tests: ['browser', 'build', 'content', 'contract', 'server', 'site/islands'],
};

/** Rooms that need more than their neighbors, and those of the site, each with all that it may import. */
const rooms = {
  contract: neighbors.contract,
  browser: neighbors.browser,
  'build/static-hosts': ['server'],
  'films/studio': ['browser', 'build', 'site/placeholders'],
  'tests/films': ['content', 'films/brand-film', 'films/studio'],
  'tests/gallery': ['site'],

  // What there is to show, and where.
  'site/entries': ['content', 'films/kept', 'site/api-reference', 'site/lessons'],
  'site/sitemap': ['content', 'site/entries'],
  'site/placeholders': ['content'],
  'site/api-reference': ['content'],
  'site/captions': ['content'],
  'site/formats': ['content'],
  'site/lessons': ['content', 'site/captions', 'site/demonstrations', 'site/illustrations'],
  'site/markdown': ['content', 'site/placeholders'],
  'site/structured-data': ['content', 'site/sitemap'],

  // What is drawn.
  'site/brand': ['content'],
  'site/illustrations': ['content', 'site/brand'],
  'site/typesetting': ['build', 'content', 'site/brand'],
  'site/papers': [
    'build',
    'content',
    'site/formats',
    'site/illustrations',
    'site/markdown',
    'site/typesetting',
  ],
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
    'site/miniatures',
    'site/sheet',
    'site/ui',
  ],
  'site/solutions': ['content', 'site/demonstrations'],
  'site/screens': [
    'content',
    'contract',
    'site/api-reference',
    'site/formats',
    'site/illustrations',
    'site/miniatures',
    'site/sections',
    'site/ui',
  ],
  'site/islands': ['content', 'contract', 'site/behaviours', 'site/ui'],
  'site/sheet': ['content'],
  'site/behaviours': ['content', 'contract', 'site/formats', 'site/sheet'],
  'site/demonstrations': ['content', 'contract', 'site/behaviours', 'site/islands'],
  'site/miniatures': [
    'content',
    'site/api-reference',
    'site/demonstrations',
    'site/formats',
    'site/illustrations',
  ],
  'site/layouts': ['content', 'site/structured-data'],
  'site/pages': ['content', 'contract', 'site'],
};

for (const [house, names] of Object.entries(floors)) {
  for (const [index, name] of names.entries()) {
    const below = names.slice(0, index).map((other) => `${house}/${other}`);
    rooms[`${house}/${name}`] = [...(rooms[`${house}/${name}`] ?? []), ...neighbors[house], ...below];
  }
}

const names = Object.keys(rooms);
const inside = (places) => `^(${places.map((place) => place.replaceAll('.', '\\.')).join('|')})(/|$)`;

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
