/** The walls of the house: who may import whom. Each rule has a sample in quality/walls/samples that it must reject. */
/** As they stand in docs/architecture.md: a domain builds on those before it. */
const domainsInOrder = ['identity', 'company', 'subscription', 'research', 'site']

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: '^(domains|apps)/' },
    },
    {
      name: 'web-never-reaches-server',
      severity: 'error',
      from: { path: '^(domains/[^/]+/web|apps/web|platform/ui)/' },
      to: { path: '^(domains/[^/]+/server|apps/server|platform/(database|http|search|bootstrap))/' },
    },
    {
      name: 'server-reaches-no-web',
      severity: 'error',
      from: { path: '^(domains/[^/]+/server|apps/server)/' },
      to: { path: '^(domains/[^/]+/web|apps/web|platform/ui)/' },
    },
    {
      name: 'both-sides-reach-no-side',
      comment: 'What browser and server share would carry the one into the other.',
      severity: 'error',
      from: { path: '^domains/[^/]+/(contract|schemas|errors|data)(/|\\.ts)', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(domains/[^/]+/(server|web)|apps|platform/(bootstrap|config|database|http|log|search|ui))/',
      },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules have no I/O and no clock of their own, so they run on both sides.',
      severity: 'error',
      from: { path: '^domains/[^/]+/rules(/|\\.ts)', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-reach-no-server',
      severity: 'error',
      from: { path: '^domains/[^/]+/rules(/|\\.ts)' },
      to: { path: '^(domains/[^/]+/(server|web)|platform|apps)/' },
    },
    {
      name: 'other-domains-through-the-front-door',
      severity: 'error',
      from: { path: '^domains/([^/]+)/' },
      to: {
        path: '^domains/',
        pathNot: [
          '^domains/$1/',
          '^domains/[^/]+/(server/index|contract|schemas|rules)\\.ts$',
          '^domains/[^/]+/rules/',
        ],
      },
    },
    ...domainsInOrder.slice(0, -1).map((domain, place) => ({
      name: 'domains-in-their-order',
      comment:
        'What an earlier domain needs of a later one it names as a port. Types of its calls are no need.',
      severity: 'error',
      from: { path: `^domains/${domain}/` },
      to: {
        path: `^domains/(${domainsInOrder.slice(place + 1).join('|')})/`,
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'domains-know-no-app',
      severity: 'error',
      from: { path: '^domains/' },
      to: { path: '^(apps|e2e|quality)/' },
    },
    {
      name: 'scopes-are-made-in-two-places',
      comment: 'Only the session gate and the start-up of programs may make a scope.',
      severity: 'error',
      from: {
        pathNot: ['^apps/server/', '^platform/database/', '\\.test\\.ts$', '^quality/', '^platform/http/'],
      },
      to: { path: '^platform/database/scope-makers\\.ts$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|samples)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    },
  },
}
